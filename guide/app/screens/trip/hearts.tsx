import { useLayout } from '#app/components/layout/layout-context.tsx';
import { type Favourite, useFavourites } from '#app/features/favourites/favourites.ts';
import { toast } from '#app/features/toasts/toasts.ts';
import { dayWith } from '#app/features/trip/plan/bases.ts';
import { withDays } from '#app/features/trip/plan/edit-plan.ts';
import { isSameRef, type Ref, type Stop } from '#app/features/trip/plan/plan.ts';
import { arrange } from '#app/features/trip/proposal/arrange.ts';
import { emptyDays, type Wishes } from '#app/features/trip/proposal/first-plan.ts';
import { thingOf } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { followed } from '#common/lib/followed.ts';
import { Button } from '#common/ui/button.tsx';
import type { TripData } from '#views/trip-views.ts';
import css from './screen.module.css';
import type { Trip } from './use-trip.ts';

/** The favourite type of a ready-made route. */
const ROUTE = 'ruta';
/** The answers of the start form; without a number of days while nobody has typed one. */
type Answers = Omit<Wishes, 'days'> & { days: number | null };

/** The number of favourites per day while the length of the trip is unknown. */
const HEARTS_A_DAY = 4;

/**
 * The favourites that are not planned on any day yet, with a button that spreads them over the days.
 *
 * @param wishes what has been answered so far, while there is no plan
 */
export function Hearts({ trip, wishes }: { trip: Trip; wishes?: Answers }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { data, plan } = trip;
  const hearts = useFavourites().map((heart) => followed(heart, data.moved));
  const isPlanned = (ref: Ref) => dayWith(plan, ref) !== -1;
  const left = hearts.filter((heart) => stopsIn(heart, data).some((stop) => !isPlanned(stop)));
  const gone = hearts.filter((heart) => isGone(heart, data));
  if (left.length + gone.length === 0) return null;
  const spread = () => {
    const days = wishes?.days ?? Math.ceil(left.length / HEARTS_A_DAY);
    const roomy = plan.days.length > 0 || !wishes ? plan : withDays(emptyDays({ ...wishes, days }), days);
    const stops = left.flatMap((heart) => stopsIn(heart, data)).filter((stop) => !isPlanned(stop));
    const once = stops.filter((stop, index) => stops.findIndex((other) => isSameRef(other, stop)) === index);
    const { plan: next, unplaced } = arrange(roomy, once, data);
    trip.set(next);
    if (unplaced.length > 0) {
      const names = unplaced.map((ref) => thingOf(data, ref)?.name ?? ref.id);
      toast({ title: t('trip.hearts.unplaced'), description: new Intl.ListFormat(language).format(names) });
    }
  };
  return (
    <section className={css.hearts} aria-labelledby="guardados">
      <h2 id="guardados">{t('trip.hearts.title')}</h2>
      {left.length > 0 && <p>{t('trip.hearts.text', { count: left.length })}</p>}
      <ul>
        {left.map((heart) => (
          <li key={`${heart.type} ${heart.id}`}>{nameOf(heart, data)}</li>
        ))}
        {gone.map(({ type, id, name }) => (
          <li key={`${type} ${id}`}>{t('trip.shared.gone', { name: name ?? id })}</li>
        ))}
      </ul>
      {left.length > 0 && (
        <Button variant={plan.days.length === 0 ? 'default' : 'outline'} onClick={spread}>
          {t('trip.hearts.spread')}
        </Button>
      )}
    </section>
  );
}

const routeOf = ({ type, id }: Ref, { routes }: TripData) => routes.find((route) => type === ROUTE && route.id === id);

const nameOf = (heart: Favourite, data: TripData) => thingOf(data, heart)?.name ?? routeOf(heart, data)?.title;

/** The stops that a favourite adds to days: the thing itself, or all stops of a ready-made route. */
function stopsIn(heart: Favourite, data: TripData): Stop[] {
  const refs: Ref[] = routeOf(heart, data)?.days.flatMap(({ stops }) => stops) ?? [heart];
  return refs.flatMap((ref) => {
    const thing = thingOf(data, ref);
    return thing ? [{ type: thing.type, id: thing.id, name: thing.name }] : [];
  });
}

/** Whether a favourite has left the guide, although the guide still has things of its type. */
const isGone = (heart: Favourite, data: TripData) =>
  (heart.type === ROUTE || data.things.some(({ type }) => type === heart.type)) && nameOf(heart, data) === undefined;
