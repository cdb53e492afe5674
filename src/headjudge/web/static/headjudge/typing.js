// Lines are sent without leaving the page, one after the other: whoever types faster than pages load loses no letter.
"use strict";
(() => {
  const KEPT = `typing ${location.pathname}`;
  const formIn = (page) => page.querySelector("form[data-typing]");
  const fieldOf = (form) => form.querySelector("input:not([type=hidden])");
  const isRefused = (form) => fieldOf(form).defaultValue !== "" || form.querySelector(".error, .wrong") !== null;
  let form = formIn(document);
  if (!form) return;
  const waiting = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  sessionStorage.removeItem(KEPT);
  let busy = false;

  const post = async (line) => {
    const said = new FormData(form);
    said.set(fieldOf(form).name, line);
    const answer = await fetch(form.action, { method: "POST", body: said, credentials: "same-origin" });
    return [answer, new DOMParser().parseFromString(await answer.text(), "text/html")];
  };

  // Everything around the line is shown anew; the field that somebody types into is not touched.
  const around = (page) => {
    const fresh = formIn(page);
    for (const input of fresh.querySelectorAll("input[type=hidden]")) {
      const ours = form.querySelector(`input[type=hidden][name="${input.name}"]`);
      if (ours) ours.value = input.value;
    }
    const top = (node) => { while (node.parentElement.id !== "main") node = node.parentElement; return node; };
    const [old, made] = [top(form), top(fresh)];
    while (old.previousSibling) old.previousSibling.remove();
    while (old.nextSibling) old.nextSibling.remove();
    while (made.previousSibling) old.parentElement.prepend(made.previousSibling);
    while (made.nextSibling) old.parentElement.append(made.nextSibling);
  };

  // A question or a refusal takes the whole page; lines that wait are sent after it, or kept for the page after.
  const whole = (answer, page) => {
    const typed = fieldOf(form).value;
    const place = new URL(answer.url).pathname;
    const main = page.getElementById("main");
    const keep = () => {
      const lines = typed.trim() === "" ? waiting : [...waiting, typed];
      if (lines.length) sessionStorage.setItem(KEPT, JSON.stringify(lines));
    };
    if (!main || ![location.pathname, new URL(form.action).pathname].includes(place)) {
      keep();
      location.assign(answer.url);
      return;
    }
    document.getElementById("main").replaceWith(main);
    form = formIn(document);
    if (form) {
      listen();
      if (isRefused(form)) {
        if (typed.trim() !== "") waiting.push(typed);
      } else {
        fieldOf(form).value = typed;
      }
    } else window.addEventListener("pagehide", keep);
    (main.querySelector("[autofocus]") ?? main).focus();
  };

  const send = async () => {
    if (busy || !waiting.length) return;
    busy = true;
    const line = waiting.shift();
    try {
      const [answer, page] = await post(line);
      const fresh = formIn(page);
      if (answer.ok && fresh && !isRefused(fresh) && !isRefused(form)) around(page);
      else whole(answer, page);
    } catch {
      // Without the network the browser itself says so.
      fieldOf(form).value = line;
      form.submit();
      return;
    }
    busy = false;
    if (form && !isRefused(form)) send();
  };

  const listen = () => {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const field = fieldOf(form);
      if (field.value.trim() === "") return;
      if (isRefused(form)) waiting.unshift(field.value);
      else waiting.push(field.value);
      field.value = "";
      send();
    });
  };

  listen();
  if (waiting.length && !isRefused(form)) fieldOf(form).value = waiting.shift();
})();
