// Clocks tick: data-ends (milliseconds since 1970), data-now (the server's time when the page was made),
// data-paused-left (milliseconds left while paused). Without this script a clock shows the time of the page.
"use strict";
(() => {
  const faces = [...document.querySelectorAll("[data-ends],[data-paused-left]")];
  if (!faces.length) return;
  const loaded = Date.now();
  const offsets = faces.map((face) => (face.dataset.now ? Number(face.dataset.now) - loaded : 0));
  const words = (left) => {
    const seconds = Math.floor(Math.abs(left) / 1000);
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    const two = (number) => String(number).padStart(2, "0");
    const text = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
    return left < 0 && seconds ? `+${text}` : text;
  };
  const tick = () => {
    faces.forEach((face, place) => {
      const paused = face.dataset.pausedLeft;
      const left = paused ? Number(paused) : Number(face.dataset.ends) - (Date.now() + offsets[place]);
      const text = words(left);
      if (face.textContent !== text) face.textContent = text;
    });
  };
  tick();
  setInterval(tick, 250);
  document.addEventListener("visibilitychange", tick);
})();
