import { Card } from '#app/components/cards/card.tsx';
import { DatedPrices } from '#app/components/facts/dated-prices.tsx';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { Carousel } from '#app/components/gallery/carousel.tsx';
import { Gallery } from '#app/components/gallery/gallery.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Circuit } from '#app/components/map/circuit.tsx';
import { Locator } from '#app/components/map/locator.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Poster } from '#app/components/page/poster.tsx';
import { RichText } from '#app/components/page/rich-text.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { Contents } from './contents.tsx';
import { Facts } from './facts.tsx';
import type page from './page.server.ts';
import type { PlaceData } from './page.server.ts';
import css from './screen.module.css';

const HALF = '(min-width: 1740px) 748px, (min-width: 960px) 50vw, 100vw';

export default function PlaceScreen({ path, data }: PageProps<typeof page>) {
  const {
    title,
    summary,
    lang,
    picture,
    sections,
    between,
    circuit,
    gallery,
    activities,
    locator,
    map,
    arrival,
    nearby,
    trust,
  } = data;
  const titled = sections.filter((section) => section.title !== null);
  const figure = between && (
    <figure lang={lang}>
      <Picture picture={between.picture} sizes={HALF} />
      <figcaption>{between.picture.caption}</figcaption>
    </figure>
  );
  return (
    <article key={path} className={css.guide}>
      <Poster title={title} lang={lang} standfirst={summary} picture={picture} />
      <div className={`container ${css.columns}`}>
        <div className={css.opening}>
          {sections
            .filter((section) => section.title === null)
            .map(({ id, html }) => (
              <RichText key={id} html={html} lang={lang} />
            ))}
        </div>
        <aside className={css.aside} aria-labelledby="antes">
          <Facts data={data} />
        </aside>
        <Contents data={data} />
      </div>
      <div className={`container ${css.body}`}>
        <Below>
          {circuit && (
            <div className={css.circuit}>
              <Circuit circuit={circuit} />
            </div>
          )}
          <div className={css.sections}>
            <div>
              <Parts parts={titled.slice(0, between?.after)} lang={lang} />
              {between?.isLeft && figure}
            </div>
            {between && (
              <div>
                {!between.isLeft && figure}
                <Parts parts={titled.slice(between.after)} lang={lang} />
              </div>
            )}
          </div>
          <div className={css.visit}>
            {gallery.pictures.length > 0 && (
              <section className={css.pictures} aria-labelledby="galeria">
                <h2 id="galeria">{gallery.title}</h2>
                <Gallery pictures={gallery.pictures} label={gallery.label} />
              </section>
            )}
            {activities.items.length > 0 && <Activities activities={activities} lang={lang} />}
          </div>
          <Locator locator={locator} map={map}>
            <Arrival arrival={arrival} />
          </Locator>
        </Below>
      </div>
      <Below>
        <PageTrust trust={trust} />
        {nearby.cards.length > 0 && <Nearby nearby={nearby} />}
        <div className="container">
          <KnowForm />
        </div>
      </Below>
    </article>
  );
}

function Parts({ parts, lang }: { parts: PlaceData['sections']; lang?: string | undefined }) {
  return parts.map(({ id, title, html }) => (
    <section key={id} aria-labelledby={id} lang={lang}>
      <h2 id={id}>{title}</h2>
      <RichText html={html} />
    </section>
  ));
}

/** The shore, fuel and parking beside the map, as far as the sources state them. */
function Arrival({ arrival: { title, rows, unknown } }: { arrival: PlaceData['arrival'] }) {
  return (
    <div className={css.arrival}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {unknown && <p>{unknown}</p>}
    </div>
  );
}

function Activities({
  activities: { title, items },
  lang,
}: {
  activities: PlaceData['activities'];
  lang?: string | undefined;
}) {
  return (
    <section className={css.activities} aria-labelledby="actividades">
      <h2 id="actividades">{title}</h2>
      <ul>
        {items.map((activity) => (
          <li key={activity.title} className={css.activity} lang={lang}>
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
      <DatedPrices cards={cards} />
    </section>
  );
}
