import type { Counts, Numbers } from '#common/contracts/desk/numbers.ts';
import { PRESSES } from '#common/contracts/visits.ts';
import { ask } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Failure, Loading } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import { words } from '../../words.ts';
import { Asked } from './asked.tsx';
import css from './numbers.module.css';
import { monthName } from './numbers-message.ts';

const text = words.numbers;

/** What the guide does for the town: this month beside the last. */
export function NumbersScreen() {
  const numbers = useLoaded('numbers', () => ask('GET numbers'));
  return (
    <Screen title={text.title} lead={text.lead} back={{ href: href('hoy'), label: words.today.title }}>
      {numbers.state === 'failed' && <Failure text={numbers.error} onRetry={numbers.reload} />}
      {numbers.state === 'loading' && <Loading />}
      {numbers.value && <Shown numbers={numbers.value} />}
    </Screen>
  );
}

function Shown({ numbers }: { numbers: Numbers }) {
  const { isCounted, months, all, languages, pages, lacked } = numbers;
  if (pages.length === 0) return <p className={css.note}>{isCounted ? text.none : text.off}</p>;
  return (
    <>
      {!isCounted && <p className={css.note}>{text.off}</p>}
      <Compared
        title={text.whole}
        first={text.what}
        months={months}
        rows={(['visita', ...PRESSES] as const).map((act) => [text.acts[act], all.map((counts) => counts[act] ?? 0)])}
      />
      <Compared
        title={text.languages}
        first={text.language}
        months={months}
        rows={languages.map(({ name, counts }) => [name, counts.map(visitsIn)])}
      />
      <Asked pages={pages} months={months} />
      <section className={css.part} aria-labelledby="no-encontraron">
        <h2 id="no-encontraron">{text.lacked}</h2>
        <p className={css.note}>{lacked.length > 0 ? text.lackedHint : text.lackedNone}</p>
        <ol className={css.lacked}>
          {lacked.map(({ words: searched, count }) => (
            <li key={searched}>
              <strong>{searched}</strong> <span>{text.times(count)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const visitsIn = ({ visita = 0 }: Counts) => visita;

type ComparedProps = { title: string; first: string; months: Numbers['months']; rows: [string, number[]][] };

function Compared({ title, first, months: [now, before], rows }: ComparedProps) {
  return (
    <section className={css.part}>
      <table className={css.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{text.soFar(monthName(now))}</th>
            <th scope="col">{monthName(before)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, [counted = 0, earlier = 0]]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{counted.toLocaleString('es-AR')}</td>
              <td>{earlier.toLocaleString('es-AR')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
