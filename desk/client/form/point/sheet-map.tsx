import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import '#map/browser/sheet-inks.css';
import { project, type SheetName, sheets, unproject } from '#map/browser/sheets.ts';
import { words } from '../../words.ts';
import css from './point.module.css';

type Point = { lat: number; lng: number };
type Props = { sheet: SheetName; point: Point | null; isNear: boolean; onPoint: (point: Point) => void };

/** How many units of the sheet an arrow key moves the mark; with Shift, one. */
const STEP = 10;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One of the guide's drawn sheets, with a mark that moves to where it is pressed. Wide ones scroll. */
export function SheetMap({ sheet, point, isNear, onPoint }: Props) {
  const { width, height } = sheets[sheet];
  const view = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<SheetName | null>(null);
  const spot = point && project(sheet, point);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls to the mark when the sheet turns, not when the mark moves
  useLayoutEffect(() => {
    const box = view.current;
    if (!box) return;
    const { x, y } = spot ?? { x: width / 2, y: height / 2 };
    const scale = box.scrollWidth / width;
    box.scrollTo(x * scale - box.clientWidth / 2, y * scale - box.clientHeight / 2);
  }, [sheet, isNear]);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (event.detail === 0) return; // a click by keyboard: that has the arrow keys
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    onPoint(unproject(sheets[sheet], { x, y }));
  }

  function nudge(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const from = spot ?? { x: width / 2, y: height / 2 };
    const step = event.shiftKey ? 1 : STEP;
    onPoint(unproject(sheets[sheet], { x: from.x + arrow[0] * step, y: from.y + arrow[1] * step }));
  }

  return (
    <div className={css.view} ref={view}>
      <div className={isNear ? `${css.sheet} ${css.near}` : css.sheet}>
        <Drawing name={sheet} onFail={() => setFailed(sheet)} />
        <button type="button" className={css.press} aria-label={words.point.map} onClick={press} onKeyDown={nudge}>
          {spot && (
            <span
              className={css.pin}
              style={{ left: `${(spot.x / width) * 100}%`, top: `${(spot.y / height) * 100}%` }}
            />
          )}
        </button>
      </div>
      {failed === sheet && <p className={css.help}>{words.point.noMap}</p>}
      {point && !spot && <p className={css.help}>{words.point.outside}</p>}
    </div>
  );
}

/** The sheet's own drawing, which takes the theme's inks; the site's policy allows no inline styles in it. */
function Drawing({ name, onFail }: { name: SheetName; onFail: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const { width, height } = sheets[name];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sheet
  useEffect(() => {
    const abort = new AbortController();
    load(name, abort.signal)
      .then((svg) => place.current?.replaceChildren(svg))
      .catch(() => !abort.signal.aborted && onFail());
    return () => abort.abort();
  }, [name]);
  return <span ref={place} className={css.drawing} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden />;
}

async function load(name: SheetName, signal: AbortSignal): Promise<Node> {
  const response = await fetch(`/map/${name}.svg`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  // The desk's policy blocks style attributes in parsed markup, but allows a script to set the same styles.
  const text = (await response.text()).replaceAll(' style="', ' data-style="');
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const svg = document.importNode<Element>(parsed.documentElement, true);
  for (const element of svg.querySelectorAll<SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
  // The whole sheet is one button, so the links in it must not work.
  for (const link of svg.querySelectorAll('a')) {
    link.removeAttribute('href');
    link.removeAttribute('xlink:href');
    link.removeAttribute('tabindex');
  }
  return svg;
}
