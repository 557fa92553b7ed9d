import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { fill } from '#common/lib/text/fill.ts';
import { Fold } from '#common/ui/fold.tsx';
import type { Precision } from '#views/views.ts';
import type { MapData, MapItem, MapWords } from './map-views.ts';
import type { OpenThings } from './open-among.ts';
import css from './screen.module.css';

type Props = Pick<MapData, 'areas' | 'kinds' | 'words'> & {
  items: MapItem[];
  open: OpenThings | null;
  /** The district that the address names. */
  wanted: string;
  /** Whether the items are the matches of a filter, which are shown at once. */
  isFiltered: boolean;
};

/** Everything on the map as a list, district by district: the wanted or first one is unfolded. */
export function AreaList({ areas, kinds, words, items, open, wanted, isFiltered }: Props) {
  const icons = new Map(kinds.map(({ id, icon }) => [id, icon]));
  const used = areas
    .map((area) => ({ ...area, inside: items.filter((item) => item.area === area.id) }))
    .filter(({ inside }) => inside.length > 0);
  const unfolded = (used.find(({ id }) => id === wanted) ?? used[0])?.id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.areas} aria-labelledby="en-lista" tabIndex={0}>
      <h2 id="en-lista">{words.list}</h2>
      {used.map(({ id, name, distance, isOnSheet, inside }) => {
        const usual = isOnSheet ? mostCommon(inside) : null;
        return (
          <Fold
            key={id}
            id={`en-${id}`}
            open={isFiltered || id === unfolded}
            heading={
              <>
                <div>
                  <h3>{name}</h3>
                  {distance && <p className={css.distance}>{distance}</p>}
                </div>
                <span className={css.number}>{inside.length}</span>
              </>
            }
          >
            {usual && <p className={css.distance}>{precisionOf(inside, usual, words)}</p>}
            <ul>
              {inside.map((item) => (
                <li key={item.id}>
                  <Icon name={icons.get(item.kind) ?? 'map-pin'} size={18} />
                  <div>
                    <Link to={item.href} lang={item.lang}>
                      {item.name}
                    </Link>
                    <small>
                      {item.note}
                      {usual && item.precision !== usual && `\u00a0· ${words[item.precision]}`}
                    </small>
                    {open && <small className={css.openUntil}>{openWords(open, item, words)}</small>}
                  </div>
                </li>
              ))}
            </ul>
          </Fold>
        );
      })}
    </section>
  );
}

/** How exact most of the marks are: said once, so that a row only says what differs. */
function mostCommon(items: MapItem[]): Precision {
  const count = (precision: Precision) => items.filter((item) => item.precision === precision).length;
  return (['exact', 'approximate', 'district'] as const).reduce((a, b) => (count(b) > count(a) ? b : a));
}

/** "Punto aproximado", or if some differ, "Si no se aclara: punto aproximado". */
function precisionOf(items: MapItem[], usual: Precision, words: MapWords): string {
  const said = words[usual];
  if (items.every(({ precision }) => precision === usual)) return said;
  return fill(words.otherwise, { precision: `${said.charAt(0).toLowerCase()}${said.slice(1)}` });
}

/** "Abierto ahora, hasta 18:00 h". */
function openWords({ until }: OpenThings, { id }: MapItem, words: MapWords): string {
  const time = until.get(id);
  return time ? fill(words.openUntil, { time }) : words.openNow;
}
