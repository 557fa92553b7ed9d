import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { MapData, MapItem } from './map-views.ts';
import css from './screen.module.css';

type Props = Pick<MapData, 'areas' | 'kinds' | 'words'> & { items: MapItem[] };

/** All that the map shows in words, district by district. */
export function AreaList({ areas, kinds, words, items }: Props) {
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
                      {isOnSheet && ` · ${words[item.precision]}`}
                    </small>
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
