import type { CSSProperties } from 'react';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { MapMark, OwnMap as View } from '#views/views.ts';
import { MapCaption } from './map-caption.tsx';
import { MapPicture } from './map-picture.tsx';
import css from './own-map.module.css';
import { RoadLines } from './road-lines.tsx';

/** A part of the guide's own map, with a mark where the page's subject is and links to what is nearby. */
export function OwnMap({ map }: { map: View }) {
  const { width, height, lines, names, marks, near, precision, distance, credit } = map;
  const rings = marks.filter((mark) => mark.precision === 'district');
  return (
    <figure className={css.figure}>
      <div className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <MapPicture map={map} />
        {lines && <RoadLines lines={lines} />}
        {rings.map((mark) => (
          <Mark key={mark.name} mark={mark} />
        ))}
        {names && <MapPicture map={{ ...map, ...names, alt: '' }} isOver />}
        {near.map(({ x, y, name, href, lang }) => (
          <Link key={href} to={href} className={css.near} style={at(x, y)} lang={lang} aria-label={name} title={name} />
        ))}
        {marks
          .filter((mark) => !rings.includes(mark))
          .map((mark) => (
            <Mark key={`${mark.number} ${mark.name}`} mark={mark} />
          ))}
      </div>
      <Names near={near} />
      <MapCaption title={distance} text={precision} credit={credit} />
    </figure>
  );
}

function Mark({ mark: { x, y, precision, number, icon, ring, lean } }: { mark: MapMark }) {
  const isStop = number !== undefined;
  return (
    <span
      className={`${css.mark} ${css[precision] ?? ''} ${isStop ? css.stop : ''}`}
      style={{ ...at(x, y), ...(ring && ({ '--mark': `${ring}cqw` } as CSSProperties)), ...(lean && leaning(lean)) }}
      aria-hidden
    >
      {icon && <Icon name={icon} size={16} />}
      {isStop && lean ? <span>{number}</span> : number}
    </span>
  );
}

/**
 * The key to the letters, for visitors who cannot hover; its names are links, too. Keyboards and screen readers have
 * the same links on the picture.
 */
function Names({ near }: Pick<View, 'near'>) {
  return (
    near.length > 0 && (
      <ol className={css.names} aria-hidden>
        {near.map(({ name, href, lang }) => (
          <li key={href}>
            <Link to={href} lang={lang} tabIndex={-1}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    )
  );
}

/** A drop whose tip marks the point. */
const leaning = ({ right, down, degrees }: NonNullable<MapMark['lean']>) =>
  ({
    margin: '-15px 0 0 -15px',
    borderRadius: '50% 50% 50% 3px',
    translate: `${right}px ${down}px`,
    rotate: `${degrees - 45}deg`,
    '--upright': `${45 - degrees}deg`,
  }) as CSSProperties; // custom properties are untyped

const at = (x: number, y: number) => ({ left: `${x}%`, top: `${y}%` });
