import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { fill } from '#common/lib/text/fill.ts';
import type { MapData, MapItem, MapWords } from './map-views.ts';
import type { OpenThings } from './open-among.ts';
import css from './screen.module.css';

type Props = Pick<MapData, 'areas' | 'kinds' | 'words'> & { items: MapItem[]; open: OpenThings | null };

/** Everything on the map as a list, district by district. */
export function AreaList({ areas, kinds, words, items, open }: Props) {
  const icons = new Map(kinds.map(({ id, icon }) => [id, icon]));
  return (
    <section className={css.areas} aria-labelledby="en-lista">
      <h2 id="en-lista">{words.list}</h2>
      {areas.map(({ id, name, distance, isOnSheet }) => {
        const inside = items.filter((item) => item.area === id);
        if (inside.length === 0) return null;
        return (
          <section key={id} id={`en-${id}`} aria-labelledby={`en-${id}-titulo`}>
            <h3 id={`en-${id}-titulo`}>{name}</h3>
            {distance && <p className={css.distance}>{distance}</p>}
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
                      {isOnSheet && `\u00a0· ${words[item.precision]}`}
                    </small>
                    {open && <small className={css.openUntil}>{openWords(open, item, words)}</small>}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

/** "Abierto ahora, hasta 18:00 h". */
function openWords({ until }: OpenThings, { id }: MapItem, words: MapWords): string {
  const time = until.get(id);
  return time ? fill(words.openUntil, { time }) : words.openNow;
}
