import type { CSSProperties } from 'react';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { type DevicePosition, useDevicePosition } from '#app/features/position/position.ts';
import { kmBetween, windTo } from '#common/lib/geography/geography.ts';
import { fill } from '#common/lib/text/fill.ts';
import { PLAZA } from '#map/browser/districts.ts';
import { project, projectAnywhere, sheetFor, sheets, unitsPerKm, unproject } from '#map/browser/sheets.ts';
import type { MapData, MapItem, PositionWords } from './map-views.ts';
import { at } from './pins.tsx';
import css from './screen.module.css';

/** The number of nearest things in the list. */
const NEAREST = 5;
/** Closer than this, a compass direction means nothing. */
const SAME_KM = 0.05;

type Props = Pick<MapData, 'sheet' | 'sheets' | 'position' | 'locale' | 'kinds'> & { items: MapItem[] };

/** The result of "¿Dónde estoy?", in words. */
export function Here(props: Props) {
  const asked = useDevicePosition();
  return (
    <div className={css.here} role="status">
      {asked.state === 'found' ? (
        <Found {...props} position={asked.position} words={props.position} />
      ) : (
        asked.state !== 'idle' && <p>{props.position[asked.state]}</p>
      )}
    </div>
  );
}

type FoundProps = Omit<Props, 'position'> & { position: DevicePosition; words: PositionWords };

function Found({ sheet, sheets: all, position, words, locale, kinds, items }: FoundProps) {
  const closest = sheetFor(position);
  const other = closest !== sheet.name && all.find(({ name }) => name === closest);
  const isOn = project(sheet.name, position) !== null;
  const accuracy = length(position.accuracyM / 1000, locale);
  return (
    <>
      <p>{isOn ? fill(words.here, { accuracy }) : outside(position, words, locale)}</p>
      {other && (
        <p>
          <Link to={other.href}>{fill(words.otherSheet, { sheet: other.label })}</Link>
        </p>
      )}
      <h2>{words.near}</h2>
      <ul>
        {nearest(items, sheet.name, position).map(({ item, point, km }) => (
          <li key={item.id}>
            <Icon name={kinds.find(({ id }) => id === item.kind)?.icon ?? 'map-pin'} size={18} />
            <span>
              <Link to={item.href} lang={item.lang}>
                {item.name}
              </Link>{' '}
              {away(km, position, point, words, locale)}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.private}>{words.private}</p>
    </>
  );
}

/** The nearest things that have a point of their own: the distance of the others is unknown. */
export function nearest(items: MapItem[], name: MapData['sheet']['name'], from: DevicePosition) {
  return items
    .filter(({ precision }) => precision !== 'district')
    .map((item) => {
      const point = unproject(sheets[name], item);
      return { item, point, km: kmBetween(from, point) };
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST);
}

function away(
  km: number,
  from: DevicePosition,
  to: { lat: number; lng: number },
  words: PositionWords,
  locale: string,
) {
  const wind = km < SAME_KM ? null : windTo(from, to);
  return wind ? fill(words.away, { distance: length(km, locale), wind: words.winds[wind] ?? '' }) : words.same;
}

function outside(from: DevicePosition, words: PositionWords, locale: string): string {
  const wind = windTo(PLAZA, from) ?? 'n';
  return fill(words.outside, { distance: length(kmBetween(PLAZA, from), locale), wind: words.winds[wind] ?? '' });
}

/** "850 m", "3,2 km", "41 km". */
export function length(km: number, locale: string): string {
  const unit = km < 1 ? 'meter' : 'kilometer';
  const value = km < 1 ? Math.max(10, Math.round(km * 100) * 10) : km;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: km < 10 ? 1 : 0 }).format(value);
}

/** The visitor's dot on the sheet, in a circle as wide as the margin of error. */
export function Dot({ sheet, label }: { sheet: MapData['sheet']; label: string }) {
  const asked = useDevicePosition();
  if (asked.state !== 'found') return null;
  const { position } = asked;
  if (!project(sheet.name, position)) return null;
  const { [sheet.name]: plan } = sheets;
  const share = ((2 * position.accuracyM) / 1000) * (unitsPerKm(plan, position.lat) / plan.width) * 100;
  return (
    <div className={css.dot} style={at(sheet.name, projectAnywhere(plan, position))} role="img" aria-label={label}>
      <span className={css.accuracy} style={{ '--share': share } as CSSProperties} />
    </div>
  );
}
