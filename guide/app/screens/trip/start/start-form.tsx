import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { type Plan, ZONE } from '#app/features/trip/plan/plan.ts';
import { answered, emptyDays, firstPlan, type Wishes } from '#app/features/trip/proposal/first-plan.ts';
import { thingOf } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { SelectField } from '#common/ui/select-field.tsx';
import { useLocation } from '#engine/navigation/context.ts';
import type { RouteIdea, TripData } from '#views/trip-views.ts';
import { Hearts } from '../hearts.tsx';
import { routePlan } from '../route-plan.ts';
import type { Trip } from '../use-trip.ts';
import { DaysField } from './days-field.tsx';
import { ImportPlan } from './import-plan.tsx';
import css from './start-form.module.css';
import { Travellers } from './travellers.tsx';

/** The number of days that the form begins with. */
const USUAL_DAYS = 3;
/** About three lines beside the print of a route. */
const LETTERS = 95;

/** The ways to start a trip: three questions, the favourites, a ready-made route, or an exported file. */
export function StartForm({ trip, keep }: { trip: Trip; keep: ReactNode }) {
  const { t } = useTranslation();
  const [typedDays, setDays] = useState<number | null>(null);
  const days = typedDays ?? USUAL_DAYS;
  const [start, setStart] = useState('');
  const [party, setParty] = useState<Pick<Plan, 'travel' | 'company'>>({ travel: 'car', company: [] });
  const [zone, setZone] = useState('');
  const { districts } = trip.data;
  const base = zone ? { type: ZONE, id: zone } : null;
  const wishes = { start: start || null, days, base, ...party };

  const propose = (event: FormEvent) => {
    event.preventDefault();
    trip.set(firstPlan(wishes, trip.data));
  };
  const empty = emptyDays(wishes);
  return (
    <>
      <p className={css.standfirst}>{t('trip.standfirst')}</p>
      <div className={css.start}>
        <form className={css.form} onSubmit={propose} aria-labelledby="empezar">
          <h2 id="empezar">{t('trip.start.title')}</h2>
          <p>{t('trip.start.text')}</p>
          <div className={css.row}>
            <DaysField days={days} onChange={setDays} />
            <Field
              label={t('trip.start.arrival')}
              name="llegada"
              type="date"
              value={start}
              onChange={({ target }) => setStart(target.value)}
            />
          </div>
          <SelectField
            label={t('trip.start.base')}
            name="base"
            value={zone}
            onChange={({ target }) => setZone(target.value)}
            options={[
              { value: '', label: t('trip.start.baseLater') },
              ...Object.entries(districts).map(([id, { name }]) => ({ value: id, label: name })),
            ]}
          />
          <Travellers {...party} onChange={(change) => setParty({ ...party, ...change })} />
          <div className={css.buttons}>
            <Button type="submit">{t('trip.start.propose')}</Button>
            <Button variant="outline" onClick={() => trip.set(empty)}>
              {t('trip.start.empty')}
            </Button>
          </div>
        </form>
        <div className={css.others}>
          <Hearts trip={trip} wishes={{ ...wishes, days: typedDays }} />
          <Routes trip={trip} wishes={wishes} />
        </div>
        <div className={css.others}>
          <section aria-labelledby="traer">
            <h2 id="traer">{t('trip.import.title')}</h2>
            <ImportPlan trip={trip} />
          </section>
          <p>
            <Link to={paths.beforeLeaving}>{t('trip.beforeLeaving')}</Link>
          </p>
        </div>
        <div className={css.keep}>{keep}</div>
      </div>
    </>
  );
}

/** The ready-made routes; one that the address names as "#ruta-<id>" comes first. */
function Routes({ trip, wishes }: { trip: Trip; wishes: Wishes }) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const isAsked = (id: string) => hash === `#ruta-${id}`;
  const { routes } = trip.data;
  const open = (id: string) => {
    const route = routes.find((one) => one.id === id);
    // The answers given so far stay, except for the number of days, which the route brings.
    if (route) trip.set(answered(routePlan(route, trip.data), wishes));
  };
  return (
    <section aria-labelledby="rutas">
      <h2 id="rutas">{t('trip.routes.title')}</h2>
      <ul className={css.routes}>
        {[...routes]
          .sort((a, b) => Number(isAsked(b.id)) - Number(isAsked(a.id)))
          .map(({ id, title, image, days }) => (
            <li key={id} className={css.route} data-asked={isAsked(id) || undefined}>
              {image && <img src={image} alt="" width={480} height={270} loading="lazy" />}
              <div>
                <button type="button" aria-label={t('trip.routes.open', { title })} onClick={() => open(id)}>
                  {title}
                </button>
                <Stops names={stopNames(days, trip.data)} />
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** As many whole names as about three lines hold, and how many more there are. */
function Stops({ names }: { names: string[] }) {
  const { t } = useTranslation();
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= LETTERS);
  const rest = names.length - fitting.length;
  const shown = fitting.join(', ');
  return <p>{rest === 0 ? shown : t('trip.routes.stops', { names: shown, rest })}</p>;
}

/** Where a route leads, in its order. */
function stopNames(days: RouteIdea['days'], data: TripData): string[] {
  const names = days.flatMap(({ stops }) => stops.flatMap((ref) => thingOf(data, ref)?.name ?? []));
  return [...new Set(names)];
}
