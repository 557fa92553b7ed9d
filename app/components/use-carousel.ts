import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '#app/lib/saves-data.ts';

type Options = {
  autoplayMs: number | undefined;
  stopOnInteraction: boolean;
  /** On a desktop all slides are seen at once. */
  restsOnDesktop: boolean;
  /** Nothing moves while this holds: the viewer is open above it. */
  isCovered: boolean;
};

/** How near, in CSS pixels, a carousel must come to the viewport before its script is loaded. */
const NEAR = '300px';

/** Where the row becomes a grid in `carousel.module.css`. */
const DESKTOP = '(min-width: 768px)';

/**
 * Loops and moves the slides inside `viewport`. It rests for reduced motion, in hidden tabs, and where every further
 * picture would cost a visitor who saves data.
 */
export function useCarousel({ autoplayMs, stopOnInteraction, restsOnDesktop, isCovered }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  /** The visitor wants no motion: by the button, or by a setting of the system. */
  const isPaused = useRef(false);
  const isUnderCover = useRef(false);
  const [selected, setSelected] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start(node).catch((error: unknown) => console.warn('The carousel stays a row that scrolls.', error));
      },
      { rootMargin: NEAR },
    );
    observer.observe(node);

    async function start(node: HTMLElement) {
      const [{ default: EmblaCarousel }, { default: Autoplay }] = await Promise.all([
        import('embla-carousel'),
        import('embla-carousel-autoplay'),
      ]);
      if (isGone) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const startsPaused = isStill || savesData();
      const plugins =
        autoplayMs === undefined
          ? []
          : [
              Autoplay({
                delay: autoplayMs,
                stopOnInteraction,
                playOnInit: !startsPaused,
              }),
            ];
      isPaused.current = startsPaused;
      // What has the keyboard's focus may not be moved away.
      const mustRest = () => isPaused.current || isUnderCover.current || node.querySelector(':focus-visible') !== null;
      node.scrollLeft = 0;
      const breakpoints = { [DESKTOP]: { active: !restsOnDesktop } };
      const options = { loop: true, align: 'start', duration: isStill ? 1 : 25, breakpoints } as const;
      const api = EmblaCarousel(node, options, plugins);
      api.on('select', () => setSelected(api.selectedScrollSnap()));
      // Where interaction does not stop it, the plugin starts again after every swipe, also when it was paused.
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
      observer.disconnect();
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

/** Embla has no plugins while it rests, though its types say otherwise. */
function autoplayOf(api: EmblaCarouselType) {
  const plugins = api.plugins() as ReturnType<typeof api.plugins> | undefined;
  return plugins?.autoplay;
}
