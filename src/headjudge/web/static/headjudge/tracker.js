// A table's tracker on a phone: what others tell appears by itself, and a tap needs no new page. What a finger or the
// keyboard is about to touch never moves: then a bar says that there is something new. Without this script every event
// is a form, and "look again" shows what others did.
"use strict";
(() => {
  const EVERY = 1500;
  const IDLE = 4000; // nobody has touched this phone for a while
  const IDLE_AFTER = 120000;
  const HANDS_OFF = 1500;
  const news = document.querySelector(".news");
  let table = document.getElementById("tracker");
  if (!table || !news || !window.fetch) return;
  const bar = news.querySelector("button");
  const newWords = bar.textContent;
  let touched = 0;
  let looking = false;
  let telling = false;
  let taps = 0; // what was asked before the last tap no longer counts
  let waiting = null;

  const local = () => {
    table.querySelectorAll(".reload").forEach((link) => { link.hidden = true; }); // the page follows by itself
    table.querySelectorAll("time[data-local]").forEach((time) => {
      const at = new Date(time.dateTime);
      time.textContent = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    });
  };

  const show = (text) => {
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("tracker");
    if (!fresh) {
      location.reload(); // no longer bound, or a page of another kind
      return;
    }
    const open = [...table.querySelectorAll("details[open]")].map((one) => one.id);
    const focus = document.activeElement?.closest("[id]")?.id;
    const at = window.scrollY;
    open.forEach((id) => {
      const one = fresh.querySelector(`#${CSS.escape(id)}`);
      if (one) one.open = true;
    });
    table.replaceWith(fresh);
    table = fresh;
    local();
    window.scrollTo(0, at);
    if (focus && focus !== "tracker") {
      const again = document.getElementById(focus);
      (again?.matches("button, summary, a") ? again : again?.querySelector("button, summary, a"))?.focus({ preventScroll: true });
    }
    news.hidden = true;
    waiting = null;
  };

  const load = async () => {
    const answer = await fetch(table.dataset.here, { credentials: "same-origin", cache: "no-store" });
    return answer.text();
  };

  const inHand = () =>
    performance.now() - touched < HANDS_OFF ||
    document.activeElement?.closest("#tracker details[open], #tracker input") != null;

  const look = async () => {
    if (looking || telling || document.hidden) return;
    looking = true;
    const before = taps;
    try {
      const headers = { "If-None-Match": `"${table.dataset.version}"` };
      const answer = await fetch(table.dataset.state, { headers, credentials: "same-origin", cache: "no-store" });
      if (answer.status === 403) location.reload();
      if (answer.status === 200) {
        const text = await load();
        if (before !== taps) return;
        if (inHand()) {
          waiting = text;
          bar.textContent = newWords;
          news.hidden = false;
        } else show(text);
      } else if (answer.status === 304 && bar.dataset.offline) {
        news.hidden = true;
      }
      delete bar.dataset.offline;
    } catch {
      bar.dataset.offline = "yes";
      bar.textContent = news.dataset.offline;
      news.hidden = false;
    } finally {
      looking = false;
    }
  };

  bar.addEventListener("click", () => {
    if (waiting) show(waiting);
    else look();
  });

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!table.contains(form)) return;
    event.preventDefault();
    if (telling) return; // a second tap while the first is on its way
    telling = true;
    taps += 1;
    const told = new FormData(form, event.submitter);
    form.querySelectorAll("button").forEach((button) => { button.disabled = true; });
    try {
      const answer = await fetch(form.action, { method: "POST", body: told, credentials: "same-origin" });
      document.activeElement?.blur();
      show(await answer.text());
      document.querySelector("#tracker [role=alert]")?.scrollIntoView({ block: "center" });
    } catch {
      form.querySelectorAll("button").forEach((button) => { button.disabled = false; });
      bar.dataset.offline = "yes";
      bar.textContent = news.dataset.offline;
      news.hidden = false;
    } finally {
      telling = false;
    }
  });

  let last = performance.now();
  ["pointerdown", "pointerup", "keydown"].forEach((kind) =>
    document.addEventListener(kind, () => { touched = last = performance.now(); }, { passive: true }),
  );
  const next = () => setTimeout(async () => {
    await look();
    next();
  }, performance.now() - last > IDLE_AFTER ? IDLE : EVERY);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
  local();
  next();
})();
