/** Left, top, right, bottom: in units of the sheet. */
type Box = readonly [number, number, number, number];

/** The room that a name needs inside the window, in pixels: at less it looks cut. */
const AIR_PX = 6;
/** Half the side of a square as large as a mark's head, and of one around it, in pixels. */
const HEAD_PX = 17;
const ROUND_PX = 19;
/** The share of a name or a sign that may be under marks. */
const LEGIBLE = 0.25;

/**
 * Hides the names, signs and marks that the edges of the first view would cut, as the crops of other pages do
 * (`without-cut.ts`). While the sheet is moved or zoomed, all of them are there: a long name may not fit into a phone's
 * window at all. Marks stay in reach of the keyboard, which moves the sheet to them.
 */
export function hideCut(stage: HTMLElement) {
  const [first, sheet] = partsOf(stage);
  const { px } = scaleOf(sheet);
  const view = (air: number): Box => [
    (first.offsetLeft + air) / px,
    (first.offsetTop + air) / px,
    (first.offsetLeft + stage.clientWidth - air) / px,
    (first.offsetTop + stage.clientHeight - air) / px,
  ];
  const [outer, inner] = [view(-AIR_PX), view(AIR_PX)]; // a halo or an accent may reach in from outside
  const cut = [...namesOf(sheet), ...pinsOf(sheet, ROUND_PX)].filter(
    ({ box }) => shared(box, outer) > 0 && shared(box, inner) < shared(box, box),
  );
  const hide = (isHidden: boolean) => {
    for (const { node } of cut) node.toggleAttribute('data-cut', isHidden);
  };
  hide(true);
  const wide = sheet.offsetWidth;
  const isFirst = () =>
    Math.abs(stage.scrollLeft - first.offsetLeft) < 2 &&
    Math.abs(stage.scrollTop - first.offsetTop) < 2 &&
    sheet.offsetWidth === wide;
  const off = new AbortController();
  const follow = () => {
    if (stage.isConnected) hide(isFirst());
    else off.abort();
  };
  stage.addEventListener('scroll', follow, { signal: off.signal });
  window.addEventListener('resize', follow, { signal: off.signal }); // on a phone also before the box is scrolled there
}

/** Hides the names and signs of which marks cover so much that slivers would be left. */
export function hideCovered(stage: HTMLElement) {
  const [, sheet] = partsOf(stage);
  const heads = pinsOf(sheet, HEAD_PX);
  for (const { node, box } of namesOf(sheet)) {
    const covered = heads.reduce((sum, head) => sum + shared(box, head.box), 0);
    if (covered > LEGIBLE * shared(box, box)) node.dataset.covered = '';
    else delete node.dataset.covered;
  }
}

/** The place of the first view, and the sheet. */
const partsOf = ({ firstElementChild, lastElementChild }: HTMLElement) =>
  [firstElementChild, lastElementChild] as [HTMLElement, HTMLElement]; // as the screen renders them

/** The sheet's corner in the window, and the pixels of one of its units. */
function scaleOf(sheet: HTMLElement) {
  const { left, top, width } = sheet.getBoundingClientRect();
  return { left, top, px: width / (sheet.querySelector<SVGSVGElement>('.sheet-map')?.viewBox.baseVal.width ?? width) };
}

const namesOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<SVGElement>('[data-box]')].map((node) => ({
    node,
    box: (node.dataset.box ?? '').split(' ').map(Number) as [number, number, number, number], // as `roomIs` writes it
  }));

/** The marks, each with the box that reaches so many pixels from the middle of its head. */
function pinsOf(sheet: HTMLElement, reach: number) {
  const { px, left, top } = scaleOf(sheet);
  return [...sheet.querySelectorAll<HTMLElement>('[data-pin]')].map((node) => {
    const { x, y } = node.getBoundingClientRect(); // it has no size
    const [right, down] = [x - left, y - top];
    const box: Box = [(right - reach) / px, (down - reach) / px, (right + reach) / px, (down + reach) / px];
    return { node, box };
  });
}

/** The area that two boxes share. */
const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
