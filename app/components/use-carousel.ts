import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

type Options = {
  autoplayMs: number | undefined;
  stopOnInteraction: boolean;
  /** On a desktop all slides are seen at once. */
  restsOnDesktop: boolean;
};

/** How near, in CSS pixels, a carousel must come to the viewport before its script is loaded. */
const NEAR = '300px';

/** Where the row becomes a grid in `carousel.module.css`. */
const DESKTOP = '(min-width: 768px)';

/** Loops and moves the slides inside `viewport`. It rests for reduced motion and in hidden tabs. */
export function useCarousel({ autoplayMs, stopOnInteraction, restsOnDesktop }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
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
      const plugins =
        autoplayMs === undefined
          ? []
          : [
              Autoplay({
                delay: autoplayMs,
                stopOnInteraction,
                playOnInit: !isStill,
                stopOnFocusIn: stopOnInteraction,
              }),
            ];
      node.scrollLeft = 0;
      const breakpoints = { [DESKTOP]: { active: !restsOnDesktop } };
      const options = { loop: true, align: 'start', duration: isStill ? 1 : 25, breakpoints } as const;
      const api = EmblaCarousel(node, options, plugins);
      api.on('select', () => setSelected(api.selectedScrollSnap()));
      api.on('autoplay:play', () => setIsPlaying(true));
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
      if (autoplay?.isPlaying()) autoplay.stop();
      else autoplay?.play();
    },
  };
}

/** Embla has no plugins while it rests, though its types say otherwise. */
function autoplayOf(api: EmblaCarouselType) {
  const plugins = api.plugins() as ReturnType<typeof api.plugins> | undefined;
  return plugins?.autoplay;
}
