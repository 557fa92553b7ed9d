import type { ReactNode } from 'react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { WaysOn } from '#app/components/page/ways-on.tsx';
import css from './overview.module.css';
import type { GuideCard, GuideData, GuideGroup } from './page.server.ts';

const CARD =
  '(min-width: 1288px) 229px, (min-width: 1220px) calc(20vw - 29px), (min-width: 980px) calc(25vw - 30px), (min-width: 742px) calc(33vw - 32px), (min-width: 600px) calc(50vw - 36px), 116px';

/** The whole guide at a glance: places with their prints, grouped practical pages, kinds of listings with counts. */
export function Overview({ data: { cardLink, places, groups, kinds } }: { data: GuideData }) {
  return (
    <div className={`container ${css.overview}`}>
      <section aria-labelledby="lugares">
        <h2 id="lugares">{places.title}</h2>
        <WaysOn ways={places.ways} look="posters" />
      </section>
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <section aria-labelledby="rubros">
        <h2 id="rubros">{kinds.title}</h2>
        <Cards cards={kinds.cards} linkLabel={cardLink} heading="h3">
          <li className={css.unfinished}>
            <p className={css.label}>{kinds.unfinished.label}</p>
            <ul>
              {kinds.unfinished.links.map(({ href, label }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        </Cards>
      </section>
    </div>
  );
}

function Group({ group: { title, links } }: { group: GuideGroup }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Link to={href}>
              <Icon name={icon} size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardsProps = {
  cards: GuideCard[];
  linkLabel: string;
  heading: 'h3' | 'h4';
  /** What fills the last row. */
  children?: ReactNode;
};

/** Links into the guide, each with a print. */
export function Cards({ cards, linkLabel, heading: Heading, children }: CardsProps) {
  return (
    <ul className={css.grid}>
      {cards.map(({ id, name, tagline, href, picture, count }) => (
        <li key={id}>
          <article className={css.card}>
            <Picture picture={picture} sizes={CARD} isDecorative />
            <div>
              <Heading className={css.name}>{name}</Heading>
              {count && <p className={css.count}>{count}</p>}
              <p className={css.tagline}>{tagline}</p>
              <Link className={css.explore} to={href}>
                {linkLabel} <span className="visually-hidden">{name}</span>
              </Link>
            </div>
          </article>
        </li>
      ))}
      {children}
    </ul>
  );
}
