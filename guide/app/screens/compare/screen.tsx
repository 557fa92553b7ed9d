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
  const shown = chosen.length > 0 ? chosen.flatMap((id) => places.find((place) => place.id === id) ?? []) : places;
  return (
    <>
      <Hero title={title} standfirst={standfirst} />
      <div className={`container ${css.page}`}>
        <fieldset className={css.choice} data-needs-script>
          <legend>{words.choose}</legend>
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
          <p className={css.note}>{words.most}</p>
        </fieldset>
        <Table data={data} shown={shown} />
        <p className={css.note}>
          {words.source} {words.credit}
        </p>
        <ShareButton title={title} />
      </div>
    </>
  );
}
