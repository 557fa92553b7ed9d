const VISITS = 'guide-visits';
const COUNTED = 'guide-visit-counted';

/** Counts this visit, once a visit, and returns whether there was one before: never in a browser that keeps nothing. */
export function countVisit(): boolean {
  try {
    const before = Number(localStorage.getItem(VISITS));
    const isNew = !sessionStorage.getItem(COUNTED);
    sessionStorage.setItem(COUNTED, '1');
    if (isNew) localStorage.setItem(VISITS, String(before + 1));
    return before + Number(isNew) > 1;
  } catch {
    return false; // storage that refuses costs the offer to install, no more
  }
}
