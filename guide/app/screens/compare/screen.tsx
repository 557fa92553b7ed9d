import { ShareButton } from '#app/components/cards/share-button.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { MOST } from './chosen.ts';
import type page from './page.server.ts';
import css from './screen.module.css';
import { Table } from './table.tsx';
import { useChosen } from './use-chosen.ts';

/** Two or three places side by side, by what the guide knows of them. */
export default function CompareScreen({ data }: PageProps<typeof page>) {
  const { title, standfirst, words, places } = data;
  const { chosen, toggle } = useChosen(places.map(({ id }) => id));
  const own = chosen.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const shown = own.length > 0 ? own : places.slice(0, MOST);
  return (
    <>
      <Hero title={title} standfirst={standfirst} />
      <div className={`container ${css.page}`}>
        <fieldset className={css.choice} data-needs-script>
          <legend>{words.choose}</legend>
          <div className={css.chips}>
            {places.map(({ id, label }) => (
              <label key={id}>
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
          <p className={css.note}>{words.most}</p>
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
