import type { CSSProperties } from 'react';
import type { ListData } from '#app/catalog/listings/list-views.ts';
import { ORDER } from '#app/features/list/list-state.ts';
import { toggleView, type View } from '#app/features/list/view.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import css from './list-page.module.css';

// Written where they are used: a list has no room for more styles. On the narrowest phones the words are a little smaller.
const NARROW: CSSProperties = { fontSize: 'clamp(.8125rem, 5vw - 3px, var(--size-small))' };
/** What else may break into two lines does so before these words are cut; the browser's own arrow takes more room. */
const ORDER_LOOK: CSSProperties = {
  ...NARROW,
  appearance: 'none',
  flexShrink: 0.01,
  padding: '0 22px 0 10px',
  background:
    'conic-gradient(from -45deg at bottom, currentcolor 90deg, #0000 0) right 9px center / 10px 5px no-repeat var(--surface)',
};
const VIEW_LOOK: CSSProperties = { ...NARROW, padding: '0 var(--space-2)' };

type Props = { orders: ListData['orders']; view: View };

/** Controls for the order and the size in which a list shows its cards. */
export function ListTools({ orders: { label, options, compact }, view }: Props) {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) =>
    setSearch((search) => {
      search.delete(ORDER);
      if (value) search.set(ORDER, value);
    });
  return (
    <>
      {options.length > 0 && (
        <select
          className={css.tool}
          style={ORDER_LOOK}
          data-needs-script
          aria-label={label}
          value={search.get(ORDER) ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className={css.tool}
        style={VIEW_LOOK}
        data-needs-script
        aria-pressed={view === 'compact'}
        onClick={toggleView}
      >
        {compact}
      </button>
    </>
  );
}
