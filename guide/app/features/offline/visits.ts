const VISITS = 'guide-visits';
const COUNTED = 'guide-visit-counted';

/** Counts this visit, once per session. Returns whether there was one before; false if the browser stores nothing. */
export function countVisit(): boolean {
  try {
    const before = Number(localStorage.getItem(VISITS));
    const isNew = !sessionStorage.getItem(COUNTED);
    sessionStorage.setItem(COUNTED, '1');
    if (isNew) localStorage.setItem(VISITS, String(before + 1));
    return before + Number(isNew) > 1;
  } catch {
    return false; // refused storage costs only the offer to install
  }
}
