/** The largest zoom factor: on a phone a picture's largest file stays sharp up to about half of it. */
const LARGEST = 4;
/** The zoom factor of a double tap. */
const TAPPED = 2.5;
/** Two taps are one double tap up to this many milliseconds and CSS pixels apart. */
const TAP_MS = 300;
const TAP_PX = 24;

/** A pinch that ends below this factor resets the picture. */
const BARELY = 1.1;

type Point = { x: number; y: number };

export type Zoom = {
  /** Whether a finger pans the picture instead of turning to the next. */
  isEnlarged(): boolean;
  /** Shows the picture whole again. */
  reset(): void;
  end(): void;
};

type Options = {
  /** Covers the window; the picture is in its middle. */
  dialog: HTMLElement;
  /** Finds the picture that is shown now. */
  picture: () => HTMLElement | null;
  onChange: (isEnlarged: boolean) => void;
};

/** Enlarges a picture by two fingers, a double tap or click, or a trackpad's pinch; one finger or the mouse pans it. */
export function startZoom({ dialog, picture, onChange }: Options): Zoom {
  const held = new Map<number, Point>();
  const noTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let [view, tap] = [{ scale: 1, x: 0, y: 0 }, noTap];

  /** `x` and `y` are the offset of the picture's middle from the window's; it never leaves a gap that it could fill. */
  function show(scale: number, x: number, y: number) {
    const node = picture();
    if (!node) return;
    const wasEnlarged = view.scale > 1;
    const right = Math.max(0, (node.offsetWidth * scale - dialog.clientWidth) / 2);
    const down = Math.max(0, (node.offsetHeight * scale - dialog.clientHeight) / 2);
    view = { scale, x: between(-right, x, right), y: between(-down, y, down) };
    node.style.transition = held.size > 0 ? 'none' : '';
    node.style.transform = scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${scale})`;
    if (wasEnlarged !== scale > 1) onChange(scale > 1);
  }

  /** Scales so that what was at `from` in the window is at `to`. */
  function zoom(wanted: number, from: Point, to = from) {
    const scale = between(1, wanted, LARGEST);
    const grown = scale / view.scale;
    const middle = { x: dialog.clientWidth / 2, y: dialog.clientHeight / 2 };
    show(
      scale,
      to.x - middle.x - (from.x - middle.x - view.x) * grown,
      to.y - middle.y - (from.y - middle.y - view.y) * grown,
    );
  }

  const reset = () => show(1, 0, 0);

  function onDown(event: PointerEvent) {
    if (isPageEnlarged() || (event.target as Element).closest('button')) return;
    const at = { x: event.clientX, y: event.clientY };
    const isDouble = held.size === 0 && event.timeStamp - tap.at < TAP_MS && distance(tap, at) < TAP_PX;
    if (isDouble) zoom(view.scale > 1 ? 1 : TAPPED, at);
    held.set(event.pointerId, at);
    tap = held.size > 1 || isDouble ? noTap : { at: event.timeStamp, ...at };
  }

  function onMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const before = held.get(pointerId);
    if (!before) return;
    const now = { x, y };
    const other = [...held].find(([id]) => id !== pointerId)?.[1];
    held.set(pointerId, now);
    if (other)
      zoom((view.scale * distance(now, other)) / distance(before, other), half(before, other), half(now, other));
    else if (view.scale > 1) show(view.scale, view.x + x - before.x, view.y + y - before.y);
  }

  function onUp({ pointerId }: PointerEvent) {
    held.delete(pointerId);
    if (view.scale > 1 && view.scale < BARELY) reset();
  }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey) return; // as browsers report a trackpad's pinch
    event.preventDefault();
    zoom(view.scale * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  }

  const listeners = new AbortController();
  dialog.addEventListener('pointerdown', onDown, listeners);
  dialog.addEventListener('pointermove', onMove, listeners);
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, onUp, listeners);
  dialog.addEventListener('wheel', onWheel, { passive: false, signal: listeners.signal });
  const claimTouches = () => {
    dialog.style.touchAction = isPageEnlarged() ? 'auto' : 'none';
  };
  claimTouches();
  window.visualViewport?.addEventListener('resize', claimTouches, listeners);
  window.addEventListener('resize', reset, listeners);
  return { isEnlarged: () => view.scale > 1 || isPageEnlarged(), reset, end: () => listeners.abort() };
}

/** Whether the visitor has pinch-zoomed the whole page: then one finger pans the page, and two can zoom it out. */
function isPageEnlarged() {
  return (window.visualViewport?.scale ?? 1) > 1;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
const half = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
