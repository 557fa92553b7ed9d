import { useEffect, useRef, useState } from 'react';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { whenNear } from '#app/components/gallery/when-near.ts';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { Link } from '#app/components/page/link.tsx';
import { OwnWords } from '#app/components/page/own-words.tsx';
import { useScroll } from '#app/features/scroll/scroll.ts';
import { lightIn } from '#app/features/today/light-words.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { paths } from '#common/lib/address/paths.ts';
import { useToday } from '#common/lib/hooks/use-today.ts';
import { isInSeason } from '#common/lib/opening/season.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Fold } from '#common/ui/fold.tsx';
import type page from './page.server.ts';
import type { LeavingData, Road, Source } from './page.server.ts';
import { AskList, RoadCard } from './road-card.tsx';
import { RoadsMap } from './roads-map.tsx';
import css from './screen.module.css';
import { UnconfirmedRoads } from './unconfirmed-roads.tsx';
import { WeatherTable } from './weather-table.tsx';

/** What to know on the morning of a drive. Anything unconfirmed since yesterday never looks like a yes. */
export default function LeavingScreen({ data }: PageProps<typeof page>) {
  const { language } = useLayout();
  return (
    <OwnWords words={data.words} language={language}>
      <Leaving data={data} />
    </OwnWords>
  );
}

function Leaving({ data }: { data: LeavingData }) {
  const { t } = useTranslation();
  const today = useToday();
  const { hero, roads, districts } = data;
  // What depends on today's date is filled in before it scrolls into view, so that no visible content shifts.
  const { place, isNear } = useNear();
  const day = isNear ? today : null;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      <div className={`container ${css.page}`}>
        <Emergency lines={data.emergency} />
        <section className={css.status} aria-labelledby="caminos">
          <h2 id="caminos">{t('leaving.roads')}</h2>
          <UnconfirmedRoads roads={roads} today={today} />
          <div className={css.askAll}>
            <p>{t('leaving.askHere')}</p>
            <AskList sources={sourcesOf(roads)} />
          </div>
          <div className={css.survey}>
            {data.map && <RoadsMap map={data.map} roads={roads} today={today} />}
            <Roads roads={roads} today={today} reportTo={data.reportTo} />
            <div className={css.beside}>
              <div className={css.strip}>
                <Light today={today} />
                <WeatherTable districts={districts} />
              </div>
              <div ref={place}>
                <River river={data.river} today={day} />
              </div>
              <Packing packing={data.packing} today={day} />
              <p>
                <Link className={buttonClass('default')} to={paths.trip}>
                  {t('leaving.trip')}
                </Link>
              </p>
            </div>
          </div>
        </section>
      </div>
      <PageTrust trust={data.trust}>
        <KnowForm isJoined />
      </PageTrust>
    </>
  );
}

/** All who may know, once each, those with a number first. */
const sourcesOf = (roads: Road[]): Source[] =>
  [...new Map(roads.flatMap(({ ask }) => ask).map((source) => [source.who, source])).values()].sort(
    (a, b) => Number(!a.phone) - Number(!b.phone),
  );

function Emergency({ lines }: { lines: LeavingData['emergency'] }) {
  const { t } = useTranslation();
  return (
    <section className={css.emergency} aria-labelledby="emergencias">
      <h2 id="emergencias">{t('leaving.emergency')}</h2>
      <ul>
        {lines.map(({ number, name, detail, href }) => (
          <li key={number}>
            <a href={href}>
              <strong>{number}</strong> {name}
            </a>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
      <p>{t('leaving.emergencyNote')}</p>
    </section>
  );
}

/** All roads, numbered as on the map. */
function Roads({ roads, today, reportTo }: Pick<LeavingData, 'roads' | 'reportTo'> & { today: string | null }) {
  const { t } = useTranslation();
  // The age of each road's news, which the finished page cannot know, is filled in once the visitor scrolls.
  const { isAtTop } = useScroll();
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => setHasScrolled((before) => before || !isAtTop), [isAtTop]);
  return (
    <ol className={css.roads} aria-label={t('leaving.roads')}>
      {roads.map((road, index) => (
        <li key={road.id}>
          <RoadCard road={road} number={index + 1} today={today} hasAge={hasScrolled} reportTo={reportTo} />
        </li>
      ))}
    </ol>
  );
}

/** Whether something is about to scroll into view. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  return { place, isNear };
}

function Light({ today }: { today: string | null }) {
  const { t } = useTranslation();
  const template = t('leaving.lightText', { rise: '{{rise}}', set: '{{set}}' });
  return (
    <section className={css.sun} aria-labelledby="luz">
      <h2 id="luz">{t('leaving.light')}</h2>
      {/* The inline script has written the same before hydration. */}
      <p data-light={template} suppressHydrationWarning>
        {(today && lightIn(template, today)) ?? t('leaving.lightUnknown')}
      </p>
      <InlineScript name="light" />
    </section>
  );
}

function River({ river, today }: { river: LeavingData['river']; today: string | null }) {
  const { t } = useTranslation();
  return (
    <section className={css.river} aria-labelledby="rio">
      <h2 id="rio">{t('leaving.river')}</h2>
      {today && isInSeason(today, river.dryFrom, river.dryTo) && (
        <p>
          <strong>{t('leaving.dryNow')}</strong>
        </p>
      )}
      <p>{river.text}</p>
      <p className={css.danger}>{river.bathing}</p>
    </section>
  );
}

function Packing({ packing, today }: { packing: LeavingData['packing']; today: string | null }) {
  const { t } = useTranslation();
  const month = today ? Number(today.slice(5, 7)) : 0;
  return (
    <section aria-labelledby="valija">
      <h2 id="valija">{t('leaving.packing')}</h2>
      {packing.map(({ id, months, title, items }) => (
        <Fold
          key={id}
          heading={
            <h3>
              {title}
              {months.includes(month) && `\u00a0· ${t('leaving.now')}`}
            </h3>
          }
        >
          <ul className={css.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  );
}
