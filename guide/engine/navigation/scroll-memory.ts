import type { Location } from './location.ts';

const STORAGE = 'guide-scroll';

/**
 * Remembers the scroll position of each history entry, and restores it once the page is shown. The browser would do so
 * too early, while the previous page is still on the screen.
 */
export function rememberScroll(current: () => Location) {
  const positions = read();
  const save = ({ key }: Location) => {
    positions[key] = window.scrollY;
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pagehide', () => {
    save(current());
    history.scrollRestoration = 'auto'; // the browser restores other documents, and this one after a reload
    write(positions);
  });
  addEventListener('pageshow', takeOver);
  takeOver();
  const place = ({ key, hash }: Location, isBack: boolean) => {
    const known = isBack ? positions[key] : undefined;
    if (known !== undefined) return window.scrollTo(0, known);
    const target = hash && document.getElementById(decode(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  };
  return {
    /** Must be called while the entry is still on the screen. */
    save,
    place,
    /** For a reloaded document, unless the browser or the visitor has scrolled it already. */
    placeAgain() {
      const known = positions[current().key];
      if (known !== undefined && window.scrollY === 0) window.scrollTo(0, known);
    },
  };
}

export type ScrollMemory = ReturnType<typeof rememberScroll>;

const decode = (hash: string) => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** Entry → its position in CSS pixels. */
type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE) ?? '{}') as Positions; // written below
  } catch {
    return {};
  }
}

function write(positions: Positions) {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(positions));
  } catch (error) {
    console.warn('The place on this page could not be kept.', error);
  }
}
