import { Picture } from '#app/components/gallery/picture.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { unbroken } from '#common/lib/text/unbroken.ts';
import { Link } from './link.tsx';
import css from './ways-on.module.css';

export type WayOn = { href: string; label: string; lang?: string | undefined; distance?: string; picture: PictureView };

/**
 * `posters` form a row of nine, three by three on a phone; `doors` a row of four, two by two on a phone; `trio` a row of
 * three, and on a phone three lines with the print at their start.
 */
type Props = {
  ways: WayOn[];
  look: keyof typeof SIZES;
};

const SIZES = {
  posters:
    '(min-width: 1288px) 124px, (min-width: 1024px) calc(11.1vw - 20px), (min-width: 768px) calc(33.3vw - 27px), calc(33.3vw - 19px)',
  doors: '(min-width: 1288px) 298px, (min-width: 768px) calc(25vw - 24px), calc(50vw - 22px)',
  trio: '(min-width: 1288px) 398px, (min-width: 768px) calc(33.3vw - 32px), 112px',
};

/** Prints linking to other pages, for a page with nothing of its own to show. */
export function WaysOn({ ways, look }: Props) {
  return (
    <ul className={`${css.ways} ${css[look]}`}>
      {ways.map(({ href, label, lang, distance, picture }) => (
        <li key={href}>
          <Picture picture={picture} sizes={SIZES[look]} isDecorative />
          <Link to={href} lang={lang}>
            {unbroken(label)}
          </Link>
          {distance && <p>{distance}</p>}
        </li>
      ))}
    </ul>
  );
}
