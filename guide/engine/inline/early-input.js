// Runs in the head of every page: what a visitor presses before the application listens is not lost, not even while a
// slow connection still brings the rest of the page. It is not bundled, so it stays small and plain.
(() => {
  const TAP = 'button';
  const HELD_MS = 10000;
  let tapped = null;
  const rememberTap = (event) => {
    const target = event.target instanceof Element ? event.target.closest(TAP) : null;
    // A form is sent by the browser or held back below; a second click would send it twice.
    const isSent = target?.form && target.type === 'submit';
    if (target && !isSent && !target.hasAttribute('popovertarget')) tapped = target;
  };
  // A message waits for the application, which keeps its text and sends it once. A search is sent by the browser.
  let held = null;
  let presser = null;
  const holdPost = (event) => {
    if (event.target.method !== 'post') return;
    event.preventDefault();
    held = event.target;
    presser = event.submitter;
    setTimeout(sendHeld, HELD_MS);
  };
  const releasePosts = () => {
    removeEventListener('submit', holdPost, true);
    const form = held;
    held = null;
    return form;
  };
  const sendHeld = () => releasePosts()?.submit();
  addEventListener('click', rememberTap, true);
  addEventListener('submit', holdPost, true);

  let isTouched = false;
  let start = null;
  const touch = () => {
    isTouched = true;
    start?.();
  };
  for (const name of ['pointerdown', 'touchstart', 'keydown', 'beforeprint'])
    addEventListener(name, touch, { capture: true, passive: true, once: true });

  const giveUp = () => {
    // Parts that wait for the application are shown as they were built.
    for (const part of ['searching', 'late']) delete document.documentElement.dataset[part];
    sendHeld();
  };
  // A document that broke off on its way has no start.js.
  addEventListener('DOMContentLoaded', () => start ?? giveUp());

  Object.assign(window.guide, {
    /** From here on React handles every tap; a tap that both remembered would count twice. */
    endTaps: () => removeEventListener('click', rememberTap, true),
    replayTap: () => {
      if (tapped?.isConnected) tapped.click();
      tapped = null;
      // With the button that was pressed, which may be an answer; not every browser can send a form without it.
      if (releasePosts()) presser?.click();
    },
    atFirstTouch: (act) => {
      start = act;
      if (isTouched) act();
    },
    giveUp,
  });
})();
