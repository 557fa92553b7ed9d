import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import AutoScroll from 'embla-carousel-auto-scroll';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';
import { followFocus } from './follow-focus.ts';

/** How long, in milliseconds, a strip pauses after a visitor has moved it by hand. */
const REST_MS = 3000;
/** Animation steps per second, as the carousel counts them. */
const STEPS = 60;

export type Drift = {
  /** Sets whether the visitor wants motion; even then it rests under the pointer, with focus inside and off screen. */
  allow(isAllowed: boolean): void;
  /** Moves it by one picture, to the next or to the previous. */
  step(by: 1 | -1): void;
  end(): void;
};

/**
 * Turns a scrolling row into one that loops and moves on its own.
 * @param viewport its only child is the list, whose end padding is the offset at which the first item starts
 * @param speed CSS pixels per second; to the right when negative
 */
export function startDrift(viewport: HTMLElement, speed: number): Drift {
  const list = viewport.firstElementChild as HTMLElement; // see above
  const autoScroll = AutoScroll({
    speed: Math.abs(speed) / STEPS,
    direction: speed > 0 ? 'forward' : 'backward',
    // The plugin's own pausing would resume when the pointer leaves although the focus is inside, and vice versa.
    playOnInit: false,
    stopOnFocusIn: false,
  });
  const align = () => Number.parseFloat(getComputedStyle(list).paddingRight);
  const options = { loop: true, dragFree: true, align, watchFocus: false };
  const api = EmblaCarousel(viewport, options, [autoScroll, WheelGesturesPlugin()]);
  const hasPointer = window.matchMedia('(hover: hover)').matches;
  let [isAllowed, isSeen, isHeld] = [false, false, false];

  function goOn(afterMs = 0) {
    const isPointedAt = hasPointer && viewport.matches(':hover');
    const mayMove = isAllowed && isSeen && !isHeld && !isPointedAt && !viewport.contains(document.activeElement);
    if (mayMove) autoScroll.play(afterMs);
    else autoScroll.stop();
  }

  const hold = (isNow: boolean) => () => {
    isHeld = isNow;
    goOn(REST_MS);
  };
  // A resize reinitializes the carousel, at rest.
  api
    .on('pointerDown', hold(true))
    .on('pointerUp', hold(false))
    .on('reInit', () => {
      goOn();
      followFocus(api);
    });
  const listeners = new AbortController();
  for (const type of ['mouseenter', 'mouseleave', 'focusin', 'focusout']) {
    viewport.addEventListener(type, () => goOn(), listeners);
  }
  viewport.addEventListener('focusin', () => followFocus(api), listeners);
  viewport.addEventListener('scroll', () => keepScroll(api), listeners);
  keepScroll(api);
  followFocus(api);
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    goOn();
  });
  observer.observe(viewport);

  return {
    allow(isNow) {
      isAllowed = isNow;
      goOn();
    },
    step(by) {
      autoScroll.stop();
      if (by > 0) api.scrollNext();
      else api.scrollPrev();
      goOn(REST_MS);
    },
    end() {
      observer.disconnect();
      listeners.abort();
      api.destroy();
    },
  };
}

/**
 * Carries the viewport's scroll offset over to the carousel, which ignores it: find-in-page scrolls the viewport, and
 * so does moving the row before this script has loaded.
 */
function keepScroll(api: EmblaCarouselType) {
  const { scrollLeft } = api.rootNode();
  if (scrollLeft === 0) return;
  api.rootNode().scrollLeft = 0;
  const { location, target, animation } = api.internalEngine();
  location.subtract(scrollLeft);
  target.set(location);
  animation.start();
}
