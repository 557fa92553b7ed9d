import { useLayout } from '#app/components/layout/layout-context.tsx';
import { type Favourite, useFavourites } from '#app/features/favourites/favourites.ts';
import { toast } from '#app/features/toasts/toasts.ts';
import { arrange } from '#app/features/trip/arrange.ts';
import { stopsOf, withDays } from '#app/features/trip/edit-plan.ts';
import { isSameRef } from '#app/features/trip/plan.ts';
import { thingOf } from '#app/features/trip/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Button } from '#app/ui/button.tsx';
import css from './screen.module.css';
import type { Trip } from './use-trip.ts';

/** How many hearts make a day, where nobody said how long the trip is. */
const HEARTS_A_DAY = 4;

/** What the visitor saved and planned on no day yet, and a press that spreads it over the days. */
export function Hearts({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { data, plan } = trip;
  const hearts = useFavourites().filter((heart) => thingOf(data, heart));
  const planned = stopsOf(plan);
  const left = hearts.filter((heart) => !planned.some((stop) => isSameRef(stop, heart)));
  if (left.length === 0) return null;
  const spread = () => {
    const roomy = plan.days.length > 0 ? plan : withDays(plan, Math.ceil(left.length / HEARTS_A_DAY));
    const { plan: next, unplaced } = arrange(roomy, left.map(stopOf), data);
    trip.set(next);
    if (unplaced.length > 0) {
      const names = unplaced.map((ref) => thingOf(data, ref)?.name ?? ref.id);
      toast({ title: t('trip.hearts.unplaced'), description: new Intl.ListFormat(language).format(names) });
    }
  };
  return (
    <section className={css.hearts} aria-labelledby="guardados">
      <h2 id="guardados">{t('trip.hearts.title')}</h2>
      <p>{t('trip.hearts.text', { count: left.length })}</p>
      <ul>
        {left.map((heart) => (
          <li key={`${heart.type} ${heart.id}`}>{thingOf(data, heart)?.name}</li>
        ))}
      </ul>
      <Button variant={plan.days.length === 0 ? 'default' : 'outline'} onClick={spread}>
        {t('trip.hearts.spread')}
      </Button>
    </section>
  );
}

const stopOf = ({ type, id, name }: Favourite) => ({ type, id, ...(name && { name }) });
