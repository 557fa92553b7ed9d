import type { Location } from './location.ts';

const STORAGE = 'guide-scroll';

/**
 * Remembers how far each entry of the history was scrolled, and takes visitors back there once the page is shown. The
 * browser would do so too early, when the page before is still on the screen.
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
    history.scrollRestoration = 'auto'; // another document, or this one loaded again, is the browser's
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
    /** For a document that was loaded again, unless the browser or the visitor has moved it already. */
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
