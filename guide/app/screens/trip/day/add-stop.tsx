import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '#app/features/announce/announce.ts';
import { addStop } from '#app/features/trip/plan/edit-plan.ts';
import { refKey } from '#app/features/trip/plan/plan.ts';
import { openOn } from '#app/features/trip/timing/open-on.ts';
import { dateOf } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { hasWords } from '#common/lib/text/fold.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import dialogCss from '../dialog/dialog.module.css';
import type { Trip } from '../use-trip.ts';
import css from './day-card.module.css';

const MOST = 30;

/** Finds anything in the guide by its name or district, and adds it to a day. */
export function AddStop({ trip, day }: { trip: Trip; day: number }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const { data, plan } = trip;
  const title = t('trip.addTo', { day: day + 1 });
  const date = dateOf(plan, day);
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(refKey)));
  const found = data.things.filter((thing) => {
    const text = `${thing.name} ${thing.district ? data.districts[thing.district].name : ''}`;
    return !planned.has(refKey(thing)) && hasWords(text, query);
  });
  return (
    <>
      <Button variant="outline" className={css.add} onClick={() => dialog.current?.showModal()}>
        <Plus size={20} aria-hidden /> {title}
      </Button>
      <dialog ref={dialog} className={`${dialogCss.dialog} ${css.dialog}`} aria-label={title}>
        <header>
          <h3>{title}</h3>
          <Button variant="ghost" size="icon" aria-label={t('trip.close')} onClick={() => dialog.current?.close()}>
            <X size={22} aria-hidden />
          </Button>
        </header>
        <Field
          label={t('trip.find')}
          name="parada"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status">{t('trip.found', { count: found.length })}</p>
        <ul className={css.found}>
          {found.slice(0, MOST).map((thing) => (
            <li key={refKey(thing)}>
              <button
                type="button"
                onClick={() => {
                  trip.change((old) => addStop(old, day, { type: thing.type, id: thing.id, name: thing.name }));
                  announce(t('trip.said.added', { name: thing.name, day: day + 1 }));
                  dialog.current?.close();
                }}
              >
                <strong>{thing.name}</strong>
                <span>
                  {[
                    ...(thing.role === 'read' ? [t('trip.reading')] : []),
                    ...(thing.district ? [data.districts[thing.district].name] : []),
                    ...(openOn(thing, date) === 'closed' ? [t('trip.closedShort')] : []),
                    ...(thing.isSample ? [t('trip.sampleShort')] : []),
                  ].join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
