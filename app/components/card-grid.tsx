import type { CSSProperties } from 'react';
import type { Card as CardView } from '#app/catalog/views.ts';
import { Card } from './card.tsx';
import css from './card-grid.module.css';

type Props = { cards: CardView[]; isShown: (card: CardView) => boolean; isShuffled: boolean };

/** About what is seen without scrolling; of a shuffled list the static HTML cannot know it. */
const FIRST_ROW = 3;

/**
 * Cards enter one after the other. A filter hides cards and keeps them in place, so that their pictures stay.
 * The data attributes are for `inline/list.js`, which the list's page runs right after it.
 */
export function CardGrid({ cards, isShown, isShuffled }: Props) {
  let index = 0;
  return (
    <ul className={`container ${css.grid}`} data-list data-shuffled={isShuffled ? '' : undefined}>
      {cards.map((card, place) => {
        const shown = isShown(card);
        const style = { '--index': shown ? index++ : 0 } as CSSProperties; // custom properties are untyped
        return (
          <li key={card.id} hidden={!shown} style={style} data-id={card.id} data-filters={card.filters.join(' ')}>
            <Card card={card} isFirst={!isShuffled && place < FIRST_ROW} />
          </li>
        );
      })}
    </ul>
  );
}
