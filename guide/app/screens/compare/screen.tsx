import { useEffect, useRef } from 'react';
import { ShareButton } from '#app/components/cards/share-button.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { MOST } from './chosen.ts';
import type page from './page.server.ts';
import css from './screen.module.css';
import { Table } from './table.tsx';
import { useChosen } from './use-chosen.ts';

/** Where the first chip in view stands, from the screen's edge. */
const FIRST_PX = 16;

/** Which hint says how many places may still be chosen. */
function roomLeft(chosen: number) {
  if (chosen === 0) return 'none';
  return chosen < MOST ? 'some' : 'full';
}

/** Two or three places side by side, by what the guide knows of them. */
export default function CompareScreen({ data }: PageProps<typeof page>) {
  const { title, standfirst, picture, words, places } = data;
  const { chosen, toggle } = useChosen(places.map(({ id }) => id));
  const own = chosen.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const shown = own.length > 0 ? own : places.slice(0, MOST);
  const chips = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  // On a phone the chips are one row to swipe: what the address has chosen comes into view.
  useEffect(() => {
    const chip = chips.current?.querySelector(':checked')?.closest('label');
    if (isHydrated && chips.current && chip) chips.current.scrollLeft = chip.offsetLeft - FIRST_PX;
  }, [isHydrated]);
  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} isBrief />
      <div className={`container ${css.page}`}>
        <fieldset className={css.choice} data-needs-script>
          <legend>{words.choose}</legend>
          <div ref={chips} className={css.chips}>
            {places.map(({ id, label }) => (
              <label
                key={id}
                data-shown={own.length === 0 && shown.some((place) => place.id === id) ? true : undefined}
              >
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={chosen.length >= MOST && !chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
                {label}
              </label>
            ))}
          </div>
          <p className={css.note}>{words[roomLeft(chosen.length)]}</p>
        </fieldset>
        <div className={css.answer} data-needs-script>
          <Table data={data} shown={shown} />
          {shown.length === 1 && <p className={css.another}>{words.another}</p>}
        </div>
        {/* Without scripts nobody can choose. */}
        <noscript>
          <Table data={data} shown={places} />
        </noscript>
        <p className={css.note}>
          {words.source} {words.credit}
        </p>
        <ShareButton title={title} />
      </div>
    </>
  );
}
