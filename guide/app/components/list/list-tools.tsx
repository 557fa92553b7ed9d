import { ORDER } from '#app/features/list/list-state.ts';
import { toggleView, type View } from '#app/features/list/view.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import type { ListData } from '#views/list-views.ts';
import css from './list-page.module.css';

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
        data-needs-script
        aria-pressed={view === 'compact'}
        onClick={toggleView}
      >
        {compact}
      </button>
    </>
  );
}
