import { Bus, Car, MapPin, Plane, Route, Search, Ticket } from 'lucide-react';
import { FactRows } from '#app/components/cards/fact-rows.tsx';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { WithAge } from '#app/components/facts/with-age.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { LeadGallery } from '#app/components/gallery/lead-gallery.tsx';
import { JourneyNumber } from '#app/components/map/journey-number.tsx';
import { KeepGuide } from '#app/components/offline/keep-guide.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { JumpLinks } from '#app/components/page/jump-links.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Fold } from '#common/ui/fold.tsx';
import type page from './page.server.ts';
import type { ArriveData, BusCompany, CarRoute } from './page.server.ts';
import { RoadsIn } from './roads-in.tsx';
import css from './screen.module.css';

const AUTOPLAY_MS = 3000;

const WAYS = [Plane, Car, Bus];

export default function ArriveScreen({ data }: PageProps<typeof page>) {
  const { hero, intro, contents, air, car, bus, pictures, trust, keep } = data;
  return (
    <>
      <LeadGallery
        title={hero.title}
        opening={<Hero title={hero.title} standfirst={hero.subtitle} />}
        pictures={pictures}
        autoplayMs={AUTOPLAY_MS}
      >
        <JumpLinks contents={contents} icons={WAYS} />
        <p>{intro}</p>
      </LeadGallery>
      <ByAir air={air} />
      <Below>
        <ByCar car={car} />
        <ByBus bus={bus} />
        <PageTrust trust={trust}>
          <KnowForm isJoined />
        </PageTrust>
        <div className="container">
          <KeepGuide words={keep} />
        </div>
      </Below>
    </>
  );
}

function ByAir({ air: { title, airport, rows, paragraphs, search, map } }: { air: ArriveData['air'] }) {
  return (
    <Block id="avion" title={title}>
      <div className={css.columns}>
        <div className={css.prose}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={css.card}>
          <h3>{airport}</h3>
          <FactRows rows={rows} />
          <p className={css.actions}>
            <a className={buttonClass()} href={search.href} target="_blank" rel="noopener">
              <Search size={18} aria-hidden /> {search.label}
            </a>
            <a
              className={buttonClass('outline')}
              href={map.href}
              aria-label={`${map.label}: ${airport}`}
              target="_blank"
              rel="noopener"
            >
              <MapPin size={18} aria-hidden /> {map.label}
            </a>
          </p>
        </div>
      </div>
    </Block>
  );
}

function ByCar({ car: { title, intro, barrier, routes, map } }: { car: ArriveData['car'] }) {
  return (
    <Block id="auto" title={title} text={intro}>
      <RoadsIn map={map} />
      <p className={css.actions}>
        <Link className={buttonClass('outline')} to={map.link.href}>
          <MapPin size={18} aria-hidden /> {map.link.label}
        </Link>
      </p>
      <p className={css.barrier}>{barrier}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari does not call it a list */}
      <ol className={css.routes} role="list">
        {routes.map((route, index) => (
          <RouteRow key={route.id} route={route} number={index + 1} />
        ))}
      </ol>
    </Block>
  );
}

type RouteProps = { route: CarRoute; number: number };

/** A journey by car: where from and how far, its roads, below which the way is told, and a link to follow it. */
function RouteRow({ route: { from, route, distance, time, roads, tip, map }, number }: RouteProps) {
  return (
    <li>
      <JourneyNumber>{number}</JourneyNumber>
      <h3>{from}</h3>
      <p className={css.length}>
        <b>{distance}</b> <span>{time}</span>
      </p>
      <Fold
        heading={
          <span className={css.roads}>
            {roads.map((road) => (
              <span key={road}>{road}</span>
            ))}
          </span>
        }
      >
        <div className={css.way}>
          <p>{route}</p>
          {tip && <p className={css.tip}>{tip}</p>}
        </div>
      </Fold>
      <a className={css.follow} href={map.href} aria-label={map.name} target="_blank" rel="noopener">
        <Route size={18} aria-hidden /> {map.label}
      </a>
    </li>
  );
}

function ByBus({ bus }: { bus: ArriveData['bus'] }) {
  return (
    <Block id="micro" title={bus.title} text={bus.intro}>
      <FactRows rows={bus.rows} />
      <h3>{bus.companiesTitle}</h3>
      <Companies companies={bus.companies} toConfirm={bus.toConfirm} />
      {bus.expired.companies.length > 0 && (
        <Fold heading={<h4>{bus.expired.title}</h4>}>
          <Companies companies={bus.expired.companies} toConfirm={bus.toConfirm} />
        </Fold>
      )}
      <p className={css.tip}>{bus.note}</p>
      <h3>{bus.platformsTitle}</h3>
      <p className={css.actions}>
        {bus.platforms.map(({ href, label }) => (
          <a key={href} className={buttonClass()} href={href} target="_blank" rel="noopener">
            <Ticket size={18} aria-hidden /> {label}
          </a>
        ))}
      </p>
    </Block>
  );
}

function Companies({ companies, toConfirm }: { companies: BusCompany[]; toConfirm: string }) {
  return (
    <ul className={css.companies}>
      {companies.map((company) => (
        <CompanyRow key={company.id} company={company} toConfirm={toConfirm} />
      ))}
    </ul>
  );
}

function CompanyRow({
  company: { name, serves, age, isConfirmed, timetable },
  toConfirm,
}: {
  company: BusCompany;
  toConfirm: string;
}) {
  return (
    <li>
      <strong>{name}</strong>
      <span>
        <WithAge age={age}>{serves}</WithAge>
      </span>
      {!isConfirmed && <span className={css.unknown}>{toConfirm}</span>}
      {timetable && (
        <a href={timetable.href} target="_blank" rel="noopener">
          {timetable.label}
        </a>
      )}
    </li>
  );
}
