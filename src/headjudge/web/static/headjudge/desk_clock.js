// Clocks count down to the instant that the server named; after sleep the page asks for it again. Nothing else moves.
"use strict";
(() => {
  const clocks = [...document.querySelectorAll("[data-clock]")];
  const source = document.querySelector("[data-source]")?.dataset.source;
  const loaded = performance.timeOrigin + performance.now();
  const first = clocks[0];
  let offset = first ? Number(first.dataset.now) - loaded : 0;
  let rung = false;
  const sound = document.querySelector("[data-sound]");
  let audio = null;

  const now = () => Date.now() + offset;
  const two = (number) => String(number).padStart(2, "0");
  const span = (milliseconds) => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  };

  const ring = () => {
    if (!audio) return;
    for (let count = 0; count < 3; count += 1) {
      const tone = audio.createOscillator();
      tone.frequency.value = 880;
      tone.connect(audio.destination);
      tone.start(audio.currentTime + count * 0.6);
      tone.stop(audio.currentTime + count * 0.6 + 0.35);
    }
  };

  const tick = () => {
    clocks.forEach((clock, index) => {
      const end = Number(clock.dataset.end);
      if (!end) return;
      const left = end - now();
      const shown = clock.querySelector("[data-left]") ?? clock;
      const text = left > 0 ? span(left) : `+${span(-left)}`;
      if (shown.textContent !== text) shown.textContent = text;
      shown.classList.toggle("over", left <= 0);
      if (index === 0 && left <= 0 && !rung) {
        rung = true;
        if (left > -5000) ring();
      }
    });
    document.querySelectorAll("[data-over]").forEach((over) => {
      const text = `+${span(now() - Number(over.dataset.over))}`;
      if (over.textContent !== text) over.textContent = text;
    });
  };

  const anchor = async () => {
    if (!source) return;
    try {
      const asked = Date.now();
      const answer = await fetch(source, { cache: "no-store", credentials: "same-origin" });
      if (!answer.ok) return;
      const face = await answer.json();
      const got = Date.now();
      offset = face.now + (got - asked) / 2 - got;
      const clock = document.querySelector("[data-round]");
      if (clock?.dataset.end) {
        if (face.end) {
          rung = rung && Number(clock.dataset.end) === face.end;
          clock.dataset.end = face.end;
        } else {
          delete clock.dataset.end;
          clock.querySelector("[data-left]").textContent = span(face.left ?? 0);
        }
      }
      tick();
    } catch {
      // Without the network the clock goes on from what it knows.
    }
  };

  document.querySelectorAll("time[data-local]").forEach((time) => {
    time.textContent = new Date(time.dateTime).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  });
  if (sound) {
    sound.hidden = false;
    sound.addEventListener("click", () => {
      audio = audio ? null : new AudioContext();
      sound.setAttribute("aria-pressed", String(audio !== null));
      sound.classList.toggle("primary", audio !== null);
      ring();
    });
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") anchor();
  });
  if (clocks.length) {
    tick();
    setInterval(tick, 250);
  }
})();
