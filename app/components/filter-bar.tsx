import { useTranslation } from 'react-i18next';
import { useScroll } from '#app/features/scroll/scroll.ts';
import css from './filter-bar.module.css';

type Option = { value: string; label: string /** "5 bodegas" */; count: string };

type Props = { label: string; options: Option[]; active: string; onChoose: (value: string) => void };

/**
 * One choice among filters. Stays in reach below the header: goes with it on the way down, comes back on the way up.
 * The data attributes are for `inline/list.js`.
 */
export function FilterBar({ label, options, active, onChoose }: Props) {
  const { t } = useTranslation();
  const { isAtTop, direction } = useScroll();
  const isHidden = direction === 'down' && !isAtTop;
  return (
    <div className={`${css.bar} ${isHidden ? css.hidden : ''}`}>
      {/* A fieldset would bring a legend that is seen; the group needs only a name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div className={`container ${css.options}`} role="group" aria-label={label} data-filter-bar>
        {options.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className={css.option}
            aria-pressed={value === active}
            data-filter={value}
            data-count-text={count}
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
  );
}
