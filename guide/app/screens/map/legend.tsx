import { Icon } from '#app/components/page/icon.tsx';
import type { IconName } from '#views/icons.ts';
import type { MapSign, MapWords } from './map-views.ts';
import css from './pins.module.css';
import own from './screen.module.css';

/** Explains the looks of the marks, and the signs of the sheet as they are drawn there. */
export function Legend({ words, icon, signs }: { words: MapWords; icon: IconName; signs: MapSign[] }) {
  const marks = ['exact', 'approximate', 'district'] as const;
  return (
    <div className={own.legend}>
      <h2 className="visually-hidden">{words.legend}</h2>
      <ul>
        {marks.map((precision) => (
          <li key={precision}>
            <span className={`${css[precision] ?? ''} ${own.sample}`} aria-hidden>
              <span className={css.head}>
                <Icon name={icon} size={17} />
              </span>
            </span>
            {words[precision]}
          </li>
        ))}
        <li>
          <span className={`${css.several} ${own.sample}`} aria-hidden>
            <span className={css.head}>7</span>
          </span>
          {words.several}
        </li>
      </ul>
      <ul className={own.signs}>
        {signs.map(({ id, label }) => (
          <li key={id}>
            <svg className="sheet-map" viewBox="4 -10 38 20" width={38} height={20} aria-hidden>
              <use href={`#${id}`} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
