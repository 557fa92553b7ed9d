import type { CSSProperties } from 'react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { MOST } from './chosen.ts';
import type { CompareData } from './page.server.ts';
import css from './screen.module.css';

const ONE_OF_ALL = '135px';
const oneOfFew = (count: number) => `(min-width: 1288px) 350px, ${Math.ceil(100 / count)}vw`;

type Props = { data: CompareData; shown: CompareData['places'] };

/**
 * A column for each place; a wide table scrolls by keyboard, too. Each question stands above its answers, so that a phone
 * has room for three columns, or on a wide screen beside them.
 */
export function Table({ data: { places, rows, words }, shown }: Props) {
  const isWide = shown.length > MOST;
  return (
    <section
      className={css.scroller}
      aria-label={isWide ? words.scroll : words.table}
      tabIndex={isWide ? 0 : undefined}
      // React's type lacks custom properties.
      style={{ '--columns': shown.length } as CSSProperties}
    >
      <table className={css.table} aria-label={words.table} data-wide={isWide || undefined}>
        <thead>
          <tr>
            <td className={css.beside} />
            {shown.map(({ id, href, label, picture }) => (
              <th key={id} scope="col">
                <div className={css.print}>
                  <Picture picture={picture} sizes={isWide ? ONE_OF_ALL : oneOfFew(shown.length)} isDecorative />
                </div>
                <Link to={href}>{label}</Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ key, label, known }) => (
          <tbody key={key}>
            <tr className={css.above}>
              <th scope="rowgroup" colSpan={shown.length}>
                <span>{label}</span>
              </th>
            </tr>
            <tr>
              <th scope="row" className={css.beside}>
                {label}
              </th>
              {shown.map((place) => {
                const { text, isKnown } = known[places.indexOf(place)] ?? { text: '', isKnown: false };
                return (
                  <td key={place.id} data-unknown={!isKnown || undefined}>
                    <Answer text={text} />
                  </td>
                );
              })}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A figure on a line of its own is large, and what qualifies it small. */
function Answer({ text }: { text: string }) {
  const [figure, note] = text.split('\n');
  if (!note) return text;
  return (
    <>
      <strong className={css.figure}>{figure}</strong> <span className={css.qualified}>{note}</span>
    </>
  );
}
