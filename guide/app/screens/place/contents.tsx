import type { PlaceData } from './page.server.ts';
import css from './screen.module.css';

/** The table of contents. */
export function Contents({ data }: { data: PlaceData }) {
  const { contents, circuit, sections, gallery, activities, locator, nearby } = data;
  const parts = [
    ...(circuit ? [{ id: 'circuito', title: circuit.title }] : []),
    ...sections.filter(({ title }) => title !== null),
    ...(gallery.pictures.length > 0 ? [{ id: 'galeria', title: gallery.title }] : []),
    ...(activities.items.length > 0 ? [{ id: 'actividades', title: activities.title }] : []),
    { id: 'donde-queda', title: locator.title },
    ...(nearby.cards.length > 0 ? [{ id: 'de-la-zona', title: nearby.title }] : []),
  ];
  return (
    <nav className={css.contents} aria-labelledby="en-esta-guia">
      <h3 id="en-esta-guia">{contents}</h3>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
