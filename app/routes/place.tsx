import { Clock, ExternalLink, type LucideIcon, MapPin, Route } from 'lucide-react';
import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel.tsx';
import { Circuit } from '#app/components/circuit.tsx';
import { Gallery } from '#app/components/gallery.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { Locator } from '#app/components/locator.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { ShareButton } from '#app/components/share-button.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { usePage } from '#app/use-page.ts';
import css from './place.module.css';
import type { PlaceData, PlaceFact } from './place.server.ts';

const icons: Record<PlaceFact['kind'], LucideIcon> = { distance: Route, time: Clock, point: MapPin };

export default function PlacePage() {
  const { path, data } = usePage<PlaceData>();
  const { title, summary, picture, sections, circuit, gallery, activities, locator, nearby } = data;
  const titled = sections.filter((section) => section.title !== null);
  return (
    <article key={path}>
      <Hero title={title} standfirst={summary} picture={picture} />
      <div className={`container ${css.columns}`}>
        <div className={css.opening}>
          {sections
            .filter((section) => section.title === null)
            .map(({ id, html }) => (
              <RichText key={id} html={html} />
            ))}
        </div>
        <aside className={css.aside} aria-labelledby="antes">
          <Facts data={data} />
          <Contents data={data} />
        </aside>
        <div className={css.body}>
          {circuit && (
            <div className={css.circuit}>
              <Circuit circuit={circuit} />
            </div>
          )}
          <div className={css.sections}>
            {titled.map(({ id, title, html }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <RichText html={html} />
              </section>
            ))}
          </div>
          {gallery.pictures.length > 0 && (
            <section className={css.pictures} aria-labelledby="galeria">
              <h2 id="galeria">{gallery.title}</h2>
              <Gallery pictures={gallery.pictures} label={gallery.label} />
            </section>
          )}
          <Activities activities={activities} />
          <Locator locator={locator} />
        </div>
      </div>
      {nearby.cards.length > 0 && <Nearby nearby={nearby} />}
    </article>
  );
}

/** How far, how long, where exactly; and the same in a map program. */
function Facts({ data: { title, facts, maps } }: { data: PlaceData }) {
  return (
    <div className={css.facts}>
      <h2 id="antes">{facts.title}</h2>
      <dl>
        {facts.items.map(({ kind, label, text, note }) => {
          const Icon = icons[kind];
          return (
            <div key={kind}>
              <dt>
                <Icon size={18} aria-hidden /> {label}
              </dt>
              <dd>
                {text}
                {note && <span className={css.note}>{note}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={css.maps}>
        <h3>{maps.title}</h3>
        <a className={buttonClass('default')} href={maps.google.href} target="_blank" rel="noopener">
          <MapPin size={18} aria-hidden /> {maps.google.label}
        </a>
        <a className={`${buttonClass('outline')} ${css.device}`} href={maps.device.href}>
          <MapPin size={18} aria-hidden /> {maps.device.label}
        </a>
        <a className={buttonClass('outline')} href={maps.openStreetMap.href} target="_blank" rel="noopener">
          <ExternalLink size={18} aria-hidden /> {maps.openStreetMap.label}
        </a>
        <ShareButton title={title} />
      </div>
    </div>
  );
}

/** The way to each part of the page. */
function Contents({ data }: { data: PlaceData }) {
  const { contents, circuit, sections, gallery, activities, locator, nearby } = data;
  const parts = [
    ...(circuit ? [{ id: 'circuito', title: circuit.title }] : []),
    ...sections.filter(({ title }) => title !== null),
    ...(gallery.pictures.length > 0 ? [{ id: 'galeria', title: gallery.title }] : []),
    { id: 'actividades', title: activities.title },
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

function Activities({ activities: { title, items } }: { activities: PlaceData['activities'] }) {
  return (
    <section className={css.activities} aria-labelledby="actividades">
      <h2 id="actividades">{title}</h2>
      <ul>
        {items.map((activity) => (
          <li key={activity.title}>
            <h3>
              <Link to={activity.href}>{activity.title}</Link>
            </h3>
            <p>{activity.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nearby({ nearby: { title, cards } }: { nearby: PlaceData['nearby'] }) {
  return (
    <section className={`container ${css.nearby}`} aria-labelledby="de-la-zona">
      <h2 id="de-la-zona">{title}</h2>
      <Carousel label={title} layout="row-then-grid">
        {cards.map((card) => (
          <Card key={card.href} card={card} layout="row" heading="h3" />
        ))}
      </Carousel>
    </section>
  );
}
