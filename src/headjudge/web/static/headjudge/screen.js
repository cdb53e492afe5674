// The projector: loads itself anew once its list has rolled by, but never into a page that says the network is gone.
"use strict";
(() => {
  const look = async () => {
    try {
      if ((await fetch(location.href, { method: "HEAD" })).ok) location.reload();
    } catch {
      // The network will be back; the page stays as it is until then.
    }
  };
  setInterval(look, Number(document.documentElement.dataset.every) * 1000);
})();
