import { useEffect, useRef, useState } from 'react';
import type { FilterOption } from '#app/catalog/listings/list-views.ts';
import { isOver } from '#app/components/facts/is-over.ts';
import { useScroll } from '#app/features/scroll/scroll.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './filter-bar.module.css';

/** The header's height in pixels; `--header` in the tokens says the same. */
const HEADER_PX = 96;

type Props = { label: string; options: FilterOption[]; active: string; onChoose: (value: string) => void };

/**
 * A choice among filters. It stays below the header, hides with it on the way down and comes back on the way up. The
 * data attributes are for `app/features/list/inline/before-paint.ts`.
 */
export function FilterBar({ label, options, active, onChoose }: Props) {
  const { t } = useTranslation();
  const { isAtTop, direction } = useScroll();
  const { sentinel, isStuck } = useStuck();
  const row = useRef<HTMLDivElement>(null);
  const isHidden = isStuck && direction === 'down' && !isAtTop;

  useEffect(() => {
    // Among thirteen filters on a phone, the one from the address may be off screen.
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, []);

  return (
    <>
      <div ref={sentinel} className={css.sentinel} />
      <div className={`${css.bar} ${isHidden ? css.hidden : ''}`}>
        {/* A fieldset would bring a visible legend; the group needs only a name. */}
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div ref={row} className={`container ${css.options}`} role="group" aria-label={label} data-filter-bar>
          {options.map(({ value, label, count, total, until }) => (
            <button
              key={value}
              type="button"
              className={css.option}
              aria-pressed={value === active}
              data-filter={value}
              data-count-text={count}
              data-total={total}
              data-until={until}
              data-needs-script={until}
              hidden={isOver(until)}
              onClick={() => onChoose(value)}
            >
              {label}
            </button>
          ))}
        </div>
        <div className={`container ${css.count}`}>
          <p role="status" data-count>
            {options.find(({ value }) => value === active)?.count}
          </p>
          <noscript>{t('filtersNeedScript')}</noscript>
        </div>
      </div>
    </>
  );
}

/** Whether the page has scrolled past the bar's own place: before that it must not hide. */
function useStuck() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const node = sentinel.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsStuck(!entry.isIntersecting && entry.boundingClientRect.top < HEADER_PX),
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isStuck };
}
