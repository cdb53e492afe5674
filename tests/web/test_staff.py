"""The staff of an event: links for a role, changes, the last owner, links for a new password."""

import re

import pytest
from django.contrib.sessions.models import Session
from django.test import Client

from headjudge.web.invitations import invite, link_for, unused
from headjudge.web.models import Account, Invitation, Membership
from tests.desk.making import event
from tests.web.conftest import PASSWORD
from tests.web.people import OURS, THEIRS, account, browser

NEW = {"name": "Boris", "login": "boris", "password": PASSWORD}
STAFF = f"/e/{OURS}/desk/staff"


@pytest.fixture(autouse=True)
def opened(desk):
    for stream in (OURS, THEIRS):
        desk.open(stream, event(4), actor="staff/1", command="c")


@pytest.fixture
def owner() -> Account:
    return account("owner", role="owner")


def roles() -> dict[str, str]:
    return dict(Membership.objects.filter(stream=OURS).values_list("account__login", "role"))


def link_on(text: str) -> str:
    found = re.search(r'id="new-link"[^>]* value="http://testserver(/i/[\w-]{43})"', text)
    assert found, text
    return found[1]


def test_an_invitation_is_shown_once_with_its_code_and_brings_a_role(owner):
    client = browser(owner)
    assert client.post(f"{STAFF}/invite", {"role": "judge", "command": "a"}).url == STAFF
    shown = client.get(STAFF).text
    assert "A link to join the staff as judge." in shown
    assert '<svg viewBox="0 0' in shown
    link = link_on(shown)
    assert link not in client.get(STAFF).text
    kept = "".join(str(one.get_decoded()) for one in Session.objects.all())
    assert link.removeprefix("/i/") not in kept  # the database has no links, not for a moment
    assert Invitation.objects.get().code_hash not in link
    joining = Client()
    assert joining.get(link).status_code == 200
    assert joining.post(link, NEW).url == f"/e/{OURS}/desk/"
    assert joining.get(f"/e/{OURS}/desk/").status_code == 200
    assert roles() == {"owner": "owner", "boris": "judge"}
    assert not unused().exists()


def test_a_link_on_its_way_is_in_its_makers_browser_only(owner):
    client = browser(owner)
    answer = client.post(f"{STAFF}/invite", {"role": "judge", "command": "a"})
    cookie = answer.cookies["new-link"]
    assert (cookie["httponly"], cookie["samesite"], cookie["max-age"]) == (True, "Strict", 60)
    forged = browser(owner)
    forged.cookies["new-link"] = cookie.value.replace("/i/", "/x/")
    assert 'class="qr"' not in forged.get(STAFF).text


def test_a_form_sent_twice_makes_one_link(owner):
    client = browser(owner)
    for _ in range(2):
        client.post(f"{STAFF}/invite", {"role": "viewer", "command": "same"})
    assert unused().count() == 1
    client.post(f"{STAFF}/invite", {"role": "viewer", "command": "another"})
    assert unused().count() == 2


def test_a_role_that_is_none_is_refused_with_the_list(owner):
    answer = browser(owner).post(f"{STAFF}/invite", {"role": "king", "command": "a"})
    assert answer.status_code == 422
    assert "There is no role “king”" in answer.text
    assert not unused().exists()


def test_a_revoked_link_works_no_longer(owner):
    code = invite(OURS, "organiser", owner)
    elsewhere = invite(THEIRS, "organiser")
    client = browser(owner)
    for one in unused():
        client.post(f"{STAFF}/invitations/{one.pk}/revoke")
    assert Client().get(f"/i/{code}").status_code == 404
    assert Client().get(f"/i/{elsewhere}").status_code == 200  # that one is not this owner's to revoke


def test_a_link_never_takes_a_role_away(owner):
    assert browser(owner).post(f"/i/{invite(OURS, 'viewer')}").status_code == 302
    assert roles() == {"owner": "owner"}
    judge = account("judge", role="judge")
    browser(judge).post(f"/i/{invite(OURS, 'organiser')}")
    assert roles()["judge"] == "organiser"


def test_roles_change_and_the_last_owner_stays(owner):
    judge = account("judge", role="judge")
    client = browser(owner)
    assert client.post(f"{STAFF}/{judge.pk}/role", {"role": "scorekeeper"}).url == STAFF
    assert "Name of judge, role now: scorekeeper." in client.get(STAFF).text
    for path, told in ((f"{STAFF}/{owner.pk}/role", {"role": "viewer"}), (f"{STAFF}/{owner.pk}/remove", {})):
        answer = client.post(path, told)
        assert answer.status_code == 409
        assert "This is the only owner of the event" in answer.text
    assert roles() == {"owner": "owner", "judge": "scorekeeper"}
    client.post(f"{STAFF}/{judge.pk}/role", {"role": "owner"})
    assert client.post(f"{STAFF}/{owner.pk}/remove").url == "/"
    assert roles() == {"judge": "owner"}
    assert client.get(STAFF).status_code == 403


def test_whoever_was_removed_is_out_at_the_next_click(owner):
    judge = account("judge", role="judge")
    theirs = browser(judge)
    assert theirs.get(f"/e/{OURS}/desk/").status_code == 200
    browser(owner).post(f"{STAFF}/{judge.pk}/remove")
    assert theirs.get(f"/e/{OURS}/desk/").status_code == 403
    answer = browser(owner).post(f"{STAFF}/{judge.pk}/remove")
    assert answer.status_code == 409
    assert "not on the staff any more" in answer.text


def test_hostile_names_are_shown_and_do_nothing(owner):
    account("evil", role="judge")
    Account.objects.filter(login="evil").update(name='<script>alert(1)</script>\u202e"')
    text = browser(owner).get(STAFF).text
    assert "<script>alert" not in text
    assert "\\u{202e}" in text
    assert "\u202e" not in text


class TestLinksForANewPassword:
    def test_a_host_makes_one_for_staff_of_own_events_only(self):
        host = account("host", role="owner", host=True)
        judge = account("judge", role="judge")
        client = browser(host)
        assert client.post(f"{STAFF}/{judge.pk}/link", {"command": "a"}).url == STAFF
        link = link_on(client.get(STAFF).text)
        theirs = browser(judge)
        assert "name of judge".casefold() in Client().get(link).text.casefold()
        assert Client().post(link, {"password": "12345"}).status_code == 422
        renewed = Client()
        assert renewed.post(link, {"password": PASSWORD}).url == "/"
        assert renewed.get(f"/e/{OURS}/desk/").status_code == 200
        assert theirs.get(f"/e/{OURS}/desk/").status_code == 302  # other browsers are signed out
        assert Client().post("/sign-in", {"login": "judge", "password": PASSWORD}).status_code == 302
        assert Client().post(link, {"password": PASSWORD + "2"}).status_code == 404

    @pytest.mark.parametrize("why", ["no_host", "of_host", "elsewhere", "self"])
    def test_nobody_makes_one_that_would_open_more_than_is_theirs(self, why):
        by = account("by", role="owner", host=why != "no_host")
        of = by if why == "self" else account("of", role="judge", host=why == "of_host")
        if why == "elsewhere":
            Membership.objects.create(account=of, stream=THEIRS, role="viewer")
        answer = browser(by).post(f"{STAFF}/{of.pk}/link", {"command": "a"})
        assert answer.status_code == 409
        assert not unused().exists()

    def test_a_new_link_ends_the_one_before(self):
        judge = account("judge", role="judge")
        first, second = link_for(judge), link_for(judge)
        assert Client().get(f"/i/{first}").status_code == 404
        assert Client().get(f"/i/{second}").status_code == 200

    def test_a_locked_account_has_no_way_in(self):
        judge = account("judge", role="judge")
        code, theirs = link_for(judge), browser(judge)
        Account.objects.filter(pk=judge.pk).update(is_active=False)
        assert Client().get(f"/i/{code}").status_code == 404
        assert theirs.get(f"/e/{OURS}/desk/").status_code == 302


def test_a_sign_in_link_signs_in_once():
    demo = account("demo", role="owner")
    link = f"/i/{link_for(demo, signs_in=True)}"
    client = Client()
    assert client.get(link).status_code == 200
    assert client.post(link).url == "/"
    assert client.get(STAFF).status_code == 200
    assert Client().post(link).status_code == 404


class TestOnesOwnPassword:
    def changed(self, client, old, new):
        return client.post("/account/password", {"old": old, "password": new})

    def test_the_old_one_is_asked_for_and_others_are_signed_out(self):
        aki = account("aki")
        aki.set_password(PASSWORD)
        aki.save()
        here, other = browser(aki), browser(aki)
        assert "old password is not right" in self.changed(here, "wrong", "a whole new phrase").text
        assert self.changed(here, PASSWORD, "12345").status_code == 422
        assert self.changed(here, PASSWORD, "a whole new phrase").url == "/account"
        assert "The password is changed." in here.get("/account").text
        assert other.get("/account").status_code == 302
        aki.refresh_from_db()
        assert aki.check_password("a whole new phrase")

    def test_ten_wrong_old_ones_and_it_waits(self):
        aki = account("aki")
        aki.set_password(PASSWORD)
        aki.save()
        here = browser(aki)
        answers = [self.changed(here, f"wrong {n}", "a whole new phrase").status_code for n in range(10)]
        assert answers == [422] * 9 + [429]
        assert self.changed(here, PASSWORD, "a whole new phrase").status_code == 429

    def test_an_account_without_one_sets_its_first(self):
        aki = account("aki")
        client = browser(aki)
        assert "Old password" not in client.get("/account/password").text
        assert self.changed(client, "", PASSWORD).url == "/account"
        aki.refresh_from_db()
        assert aki.check_password(PASSWORD)


def test_hosts_invite_hosts(owner):
    host = account("host", host=True)
    client = browser(host)
    client.post("/hosts/invite", {"command": "a"})
    text = client.get("/hosts").text
    link = link_on(text)
    assert "Name of host" in text
    assert Client().post(link, NEW).url == "/"
    assert Account.objects.get(login="boris").is_host
    client.post("/hosts/invite", {"command": "b"})
    client.post(f"/hosts/invitations/{unused().get().pk}/revoke")
    assert not unused().exists()
    # An owner's invitation is none of a host's business.
    invite(OURS, "judge", owner)
    client.post(f"/hosts/invitations/{unused().get().pk}/revoke")
    assert unused().count() == 1


def test_an_invitation_leads_whoever_has_an_account_to_sign_in_and_back():
    link = f"/i/{invite(OURS, 'viewer')}"
    assert f'href="/sign-in?next={link}"' in Client().get(link).text
