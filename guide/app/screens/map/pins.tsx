import { type CSSProperties, useId } from 'react';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { fill } from '#common/lib/text/fill.ts';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import type { Pin } from './gather.ts';
import type { MapItem, MapKind, MapWords } from './map-views.ts';
import css from './pins.module.css';

type Shared = { sheet: SheetName; kinds: MapKind[]; words: MapWords };

/** The marks over the sheet: a link for one thing, a button that opens a list for several. */
export function Pins({ pins, ...shared }: Shared & { pins: Pin[] }) {
  return (
    <ul className={css.pins}>
      {pins.map((pin) => (
        <li
          key={pin.items[0]?.id}
          className={css.place}
          data-pin
          style={{ ...at(shared.sheet, pin), translate: pin.aside.map((px) => `${px}px`).join(' ') }}
        >
          {pin.items.length === 1 && pin.items[0] ? (
            <One item={pin.items[0]} turn={turnOf(pin.aside)} {...shared} />
          ) : (
            <Several pin={pin} {...shared} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Left and top in percent, so that marks stay in place while the sheet is zoomed. */
export function at(name: SheetName, { x, y }: { x: number; y: number }) {
  const { width, height } = sheets[name];
  const percent = (value: number, whole: number) => `${Math.round((value / whole) * 100_000) / 1000}%`;
  return { left: percent(x, width), top: percent(y, height) };
}

const iconOf = (kinds: MapKind[], item: MapItem) => kinds.find(({ id }) => id === item.kind)?.icon ?? 'map-pin';

/** The degrees by which a mark with its head at this offset leans to the right, its foot on its point. */
const turnOf = ([right, down]: Pin['aside']) => Math.round((Math.atan2(right, -down) * 180) / Math.PI);

function One({ item, turn, kinds, words }: Shared & { item: MapItem; turn: number }) {
  const precision = words[item.precision];
  const lean = turn === 0 ? undefined : ({ '--lean': `${turn}deg` } as CSSProperties);
  return (
    <Link to={item.href} className={`${css.pin} ${css[item.precision] ?? ''}`} style={lean}>
      <span className={css.head} aria-hidden>
        <Icon name={iconOf(kinds, item)} size={17} />
      </span>
      <span className={css.name}>
        <span lang={item.lang}>{item.name}</span>
        <small>{precision}</small>
      </span>
    </Link>
  );
}

function Several({ pin: { items, areas }, kinds, words }: Shared & { pin: Pin }) {
  const id = useId();
  const names = areas.map(({ name }) => name).join(', ');
  return (
    <>
      <button type="button" className={`${css.pin} ${css.several}`} popoverTarget={id}>
        <span className={css.head} aria-hidden>
          {items.length}
        </span>
        <span className={css.name}>
          <span className="visually-hidden">{items.length}: </span>
          {names}
        </span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div id={id} popover="auto" className={css.list} role="group" aria-label={fill(words.open, { area: names })}>
        <p className={css.title}>
          {names} <span>{items.length}</span>
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Link to={item.href}>
                <Icon name={iconOf(kinds, item)} size={18} />
                <span>
                  <span lang={item.lang}>{item.name}</span>
                  <small>{words[item.precision]}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
