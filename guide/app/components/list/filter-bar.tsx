import { type ReactNode, useEffect, useRef } from 'react';
import { isOver } from '#app/components/facts/is-over.ts';
import { ALL } from '#app/features/list/list-state.ts';
import type { Narrowing } from '#app/features/list/use-narrowing.ts';
import type { NearState } from '#app/features/list/use-near.ts';
import { useScroll } from '#app/features/scroll/scroll.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { FilterOption, NarrowOptions } from '#views/list-views.ts';
import css from './filter-bar.module.css';
import { NarrowBy } from './narrow-by.tsx';
import { NearNote } from './near-note.tsx';

type Props = {
  label: string;
  options: FilterOption[];
  active: string;
  onChoose: (value: string) => void;
  narrow: NarrowOptions | null;
  narrowing: Narrowing;
  nearness: NearState | undefined;
  /** How many listings are shown; null until that is known. */
  shown: number | null;
  /** What stands beside the count. */
  children: ReactNode;
};

/** More filters than this fill more than a row. */
const IN_A_ROW = 10;

/**
 * A choice of filters. It sticks below the header, hides when scrolling down, and returns when scrolling up. The data
 * attributes are for `guide/app/features/list/inline/before-paint.ts`.
 */
export function FilterBar({ label, options, active, onChoose, narrow, narrowing, nearness, shown, children }: Props) {
  const { t } = useTranslation();
  const { isAtTop, direction } = useScroll();
  const row = useRef<HTMLDivElement>(null);
  const isHidden = direction === 'down' && !isAtTop;

  useEffect(() => {
    // Among thirteen filters on a phone, the one from the address may be off screen.
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>('[data-filter][aria-pressed="true"]');
    if (list && chosen && chosen.dataset.filter !== ALL) {
      list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    }
  }, []);

  return (
    <div className={`container ${css.bar} ${isHidden ? css.hidden : ''}`}>
      <div ref={row} className={css.options}>
        {narrow && <NarrowBy narrow={narrow} narrowing={narrowing} onNear={nearness?.onPress} />}
        {/* A fieldset would bring a visible legend; the group needs only a name. */}
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div
          className={`${css.group} ${options.length > IN_A_ROW ? '' : css.few}`}
          role="group"
          aria-label={label}
          data-filter-bar
        >
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
      </div>
      <div className={css.count}>
        <p role="status" data-count>
          {narrow && narrowing.asked.length > 0
            ? shown === null
              ? '\u00a0'
              : narrow.count.replace('{shown}', String(shown)).replace('{total}', options[0]?.count ?? '')
            : options.find(({ value }) => value === active)?.count}
        </p>
        <noscript>{t('filtersNeedScript')}</noscript>
        {children}
      </div>
      {nearness && <NearNote near={nearness.near} />}
    </div>
  );
}
