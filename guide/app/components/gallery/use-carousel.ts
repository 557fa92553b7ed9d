import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import { followFocus } from './follow-focus.ts';
import { whenNear } from './when-near.ts';

type Options = {
  autoplayMs: number | undefined;
  stopOnInteraction: boolean;
  /** Whether all slides are visible at once on desktops. */
  restsOnDesktop: boolean;
  /** Whether the viewer is open above it, so that nothing moves. */
  isCovered: boolean;
};

/** The width at which the row becomes a grid in `carousel.module.css`. */
const DESKTOP = '(min-width: 768px)';

/**
 * Loops and moves the slides inside `viewport`. It rests under reduced motion, in hidden tabs, and for visitors who
 * save data, because every further picture costs data.
 */
export function useCarousel({ autoplayMs, stopOnInteraction, restsOnDesktop, isCovered }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  /** Whether the visitor paused it, by the button or by a system setting. */
  const isPaused = useRef(false);
  const isUnderCover = useRef(false);
  const [selected, setSelected] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let isGone = false;
    const listeners = new AbortController();
    const forget = whenNear(node, () => {
      start(node).catch((error: unknown) => console.warn('The carousel stays a row that scrolls.', error));
    });

    async function start(node: HTMLElement) {
      const startsPaused = isStill() || savesData();
      const api = await openEmbla(node, { autoplayMs, stopOnInteraction, restsOnDesktop, startsPaused });
      if (isGone) return api.destroy();
      isPaused.current = startsPaused;
      // A focused slide must not move away.
      const mustRest = () => isPaused.current || isUnderCover.current || node.querySelector(':focus-visible') !== null;
      // The browser may scroll to a focused slide before or after it fires `focusin`.
      for (const type of ['focusin', 'scroll']) node.addEventListener(type, () => followFocus(api), listeners);
      api.on('select', () => setSelected(api.selectedScrollSnap()));
      // Where interaction does not stop the autoplay, the plugin restarts it after every swipe, even when paused.
      api.on('autoplay:play', () => {
        if (mustRest()) queueMicrotask(() => autoplayOf(api)?.stop());
        else setIsPlaying(true);
      });
      api.on('autoplay:stop', () => setIsPlaying(false));
      embla.current = api;
      setIsReady(true);
      setIsPlaying(autoplayOf(api)?.isPlaying() ?? false);
    }

    return () => {
      isGone = true;
      forget();
      listeners.abort();
      embla.current?.destroy();
      embla.current = null;
      setIsReady(false);
    };
  }, [autoplayMs, stopOnInteraction, restsOnDesktop]);

  useEffect(() => {
    isUnderCover.current = isCovered;
    const autoplay = embla.current && autoplayOf(embla.current);
    if (isCovered) autoplay?.stop();
    else if (!stopOnInteraction && !isPaused.current) autoplay?.play();
  }, [isCovered, stopOnInteraction]);

  const step = (move: (api: EmblaCarouselType) => void) => () => {
    const api = embla.current;
    if (!api) return;
    if (stopOnInteraction) autoplayOf(api)?.stop();
    else autoplayOf(api)?.reset();
    move(api);
  };

  return {
    viewport,
    selected,
    isReady,
    isPlaying,
    previous: step((api) => api.scrollPrev()),
    next: step((api) => api.scrollNext()),
    toggle: () => {
      const autoplay = embla.current && autoplayOf(embla.current);
      isPaused.current = autoplay?.isPlaying() ?? false;
      if (isPaused.current) autoplay?.stop();
      else autoplay?.play();
    },
  };
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads the library and lets it take over the row of slides. */
async function openEmbla(
  node: HTMLElement,
  options: Pick<Options, 'autoplayMs' | 'stopOnInteraction' | 'restsOnDesktop'> & { startsPaused: boolean },
): Promise<EmblaCarouselType> {
  const [{ default: EmblaCarousel }, { default: Autoplay }] = await Promise.all([
    import('embla-carousel'),
    import('embla-carousel-autoplay'),
  ]);
  const { autoplayMs: delay, stopOnInteraction, restsOnDesktop, startsPaused } = options;
  const plugins = delay === undefined ? [] : [Autoplay({ delay, stopOnInteraction, playOnInit: !startsPaused })];
  const breakpoints = { [DESKTOP]: { active: !restsOnDesktop } };
  const duration = isStill() ? 1 : 25;
  node.scrollLeft = 0;
  return EmblaCarousel(node, { loop: true, align: 'start', duration, breakpoints, watchFocus: false }, plugins);
}

/** The autoplay plugin, which is missing while Embla is inactive, although the types say otherwise. */
function autoplayOf(api: EmblaCarouselType) {
  const plugins = api.plugins() as ReturnType<typeof api.plugins> | undefined;
  return plugins?.autoplay;
}
