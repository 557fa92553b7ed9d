/** The distance from the viewport, in CSS pixels, at which an element's script is loaded. */
const NEAR = '300px';

/** Runs `load` once, when `node` comes near the viewport. The returned function cancels that. */
export function whenNear(node: HTMLElement, load: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load();
    },
    { rootMargin: NEAR },
  );
  observer.observe(node);
  return () => observer.disconnect();
}
