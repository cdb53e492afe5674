"""The staff, the log, backups."""

from django.urls import path

from headjudge.web.views import backups, log, staff

urlpatterns = [
    path("staff", staff.staff, name="desk-staff"),
    path("staff/invite", staff.invite_staff, name="desk-staff-invite"),
    path("staff/invitations/<int:invitation>/revoke", staff.revoke, name="desk-staff-revoke"),
    path("staff/<int:account>/role", staff.change_role, name="desk-staff-role"),
    path("staff/<int:account>/remove", staff.remove, name="desk-staff-remove"),
    path("staff/<int:account>/link", staff.renew, name="desk-staff-link"),
    path("log", log.log, name="desk-log"),
    path("log/rows.jsonl", log.rows, name="desk-log-rows"),
    path("event.json", log.event_file, name="desk-event-file"),
    path("backups", backups.backups, name="desk-backups"),
]
