import { Map as MapIcon, Rows3 } from 'lucide-react';
import { Link } from '#app/components/page/link.tsx';
import { ORDER } from '#app/features/list/list-state.ts';
import { setOrDelete } from '#app/features/list/use-narrowing.ts';
import { chooseView, type View } from '#app/features/list/view.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import type { ListData } from '#views/list-views.ts';
import css from './list-tools.module.css';

type Props = {
  map: ListData['map'];
  /** Null for a list with nothing to sort. */
  orders: ListData['orders'] | null;
  view: View;
};

/** Beside the count: the list on the map, its order, and the size in which it shows its cards. */
export function ListTools({ map, orders, view }: Props) {
  return (
    <div className={css.tools}>
      {orders && orders.options.length > 0 && <Order orders={orders} />}
      <Link className={css.tool} to={map.href}>
        <MapIcon size={20} aria-hidden /> <span className={css.word}>{map.label}</span>
      </Link>
      {/* `guide/app/features/list/inline/before-paint.ts` finds it by this attribute. */}
      {orders && (
        <button
          type="button"
          className={css.tool}
          data-needs-script
          data-compact
          aria-pressed={view === 'compact'}
          onClick={() => chooseView(view === 'compact' ? 'cards' : 'compact')}
        >
          <Rows3 size={20} aria-hidden /> <span className={css.word}>{orders.compact}</span>
        </button>
      )}
    </div>
  );
}

function Order({ orders: { label, options } }: { orders: ListData['orders'] }) {
  const [search, setSearch] = useSearchParams();
  return (
    <select
      className={css.tool}
      data-needs-script
      aria-label={label}
      value={search.get(ORDER) ?? ''}
      onChange={({ target }) => setSearch((search) => setOrDelete(search, ORDER, target.value))}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
