// A list is checked while it is typed; without this script the button "check" does the same. Times become the reader's.
"use strict";
(() => {
  const WAIT = 500;
  document.querySelectorAll("time[data-moment]").forEach((time) => {
    const options = { dateStyle: "medium", timeStyle: "short" };
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, options);
  });

  // The desk keeps UTC; the field shows the time of whoever fills it in.
  const two = (number) => String(number).padStart(2, "0");
  const local = (at) =>
    `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
  document.querySelectorAll("input[data-utc]").forEach((field) => {
    document.querySelectorAll("[data-utc-hint]").forEach((hint) => { hint.hidden = true; });
    if (field.value) field.value = local(new Date(`${field.value}Z`));
    field.addEventListener("input", () => {
      const moment = field.form.querySelector("[name=until][value=moment]");
      if (moment) moment.checked = field.value !== "";
    });
    field.form.addEventListener("formdata", (event) => {
      const at = new Date(field.value);
      if (!Number.isNaN(at.getTime())) event.formData.set(field.name, at.toISOString().slice(0, 16));
    });
  });

  const form = document.querySelector("form[data-check]");
  const field = form?.querySelector("textarea");
  const shown = form?.querySelector("#checked");
  if (!form || !field || !shown) return;
  let timer = 0;
  let asked = 0;
  const check = async () => {
    const mine = (asked += 1);
    const told = new FormData();
    told.set("text", field.value);
    told.set("csrfmiddlewaretoken", form.querySelector("[name=csrfmiddlewaretoken]").value);
    try {
      const answer = await fetch(form.dataset.check, { method: "POST", body: told, credentials: "same-origin" });
      if (!answer.ok || answer.redirected) return;
      const text = await answer.text();
      if (mine === asked) shown.innerHTML = text;
    } catch {
      // Without the network the last check stays; saving says what is wrong then.
    }
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(check, WAIT);
  });
})();
