type ZoomBy = (times: number, point?: { clientX: number; clientY: number }) => void;

/** The pixels that a mouse may move and still mean a click. */
const CLICK_PX = 4;
/** The pause after the last wheel event before the sheet is rendered at its new size. */
const REST_MS = 160;

/**
 * Adds the gestures that a scroll box lacks: drag with a mouse, zoom with the wheel while Ctrl or ⌘ is held, and pinch.
 * During a gesture the picture is only scaled; it is rendered anew at the end. Returns a function that removes them.
 */
export function watchGestures(stage: HTMLElement, sheet: HTMLElement, zoomBy: ZoomBy): () => void {
  const ends = [watchDrag(stage), watchWheel(stage, sheet, zoomBy), watchPinch(stage, sheet, zoomBy)];
  return () => {
    for (const end of ends) end();
  };
}

function watchDrag(stage: HTMLElement): () => void {
  const off = new AbortController();
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let isDrag = false;
  const { signal } = off;
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: stage.scrollLeft, top: stage.scrollTop };
      isDrag = false;
    },
    { signal },
  );
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDrag && Math.hypot(dx, dy) < CLICK_PX) return;
      if (!isDrag) stage.setPointerCapture(event.pointerId);
      isDrag = true;
      stage.scrollLeft = from.left - dx;
      stage.scrollTop = from.top - dy;
    },
    { signal },
  );
  const end = () => {
    from = null;
  };
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
    stage.addEventListener(name, end, { signal });
  // A link under the pointer at the end of a drag was not clicked on purpose.
  stage.addEventListener('click', (event) => isDrag && event.preventDefault(), { signal, capture: true });
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => off.abort();
}

function watchWheel(stage: HTMLElement, sheet: HTMLElement, zoomBy: ZoomBy): () => void {
  const off = new AbortController();
  const stretch = stretcher(stage, sheet, zoomBy);
  let rest = 0;
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      stretch.by(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.004)), event);
      clearTimeout(rest);
      rest = window.setTimeout(stretch.settle, REST_MS);
    },
    { signal: off.signal, passive: false },
  );
  return () => {
    clearTimeout(rest);
    off.abort();
  };
}

function watchPinch(stage: HTMLElement, sheet: HTMLElement, zoomBy: ZoomBy): () => void {
  const off = new AbortController();
  const { signal } = off;
  const stretch = stretcher(stage, sheet, zoomBy);
  let apart = 0;
  stage.addEventListener(
    'touchmove',
    (event) => {
      const [a, b] = event.touches;
      if (!a || !b) return;
      event.preventDefault();
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
      if (apart > 0) stretch.by(now / apart, middle);
      apart = now;
    },
    { signal, passive: false },
  );
  const end = (event: TouchEvent) => {
    if (event.touches.length > 1) return;
    apart = 0;
    stretch.settle();
  };
  stage.addEventListener('touchend', end, { signal });
  stage.addEventListener('touchcancel', end, { signal });
  return () => off.abort();
}

type Point = { clientX: number; clientY: number };

/** Scales the picture around a point with a transform, which needs no rendering, until it settles at the new size. */
function stretcher(stage: HTMLElement, sheet: HTMLElement, zoomBy: ZoomBy) {
  let times = 1;
  let at: Point | null = null;
  return {
    by(more: number, { clientX, clientY }: Point) {
      times *= more;
      at ??= { clientX, clientY };
      const box = stage.getBoundingClientRect();
      sheet.style.transformOrigin = `${at.clientX - box.left + stage.scrollLeft}px ${at.clientY - box.top + stage.scrollTop}px`;
      sheet.style.transform = `scale(${times})`;
    },
    settle() {
      if (!at) return;
      sheet.style.transform = '';
      zoomBy(times, at);
      times = 1;
      at = null;
    },
  };
}
