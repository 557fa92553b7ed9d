import { type CSSProperties, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { Card as CardView } from '#app/catalog/views.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Card } from './card.tsx';
import css from './card-grid.module.css';

type Props = {
  cards: CardView[];
  /** What was added to them, all of it shown. */
  more?: CardView[];
  isShown: (card: CardView) => boolean;
  isShuffled: boolean;
  /** Which page of a long list it is. */
  page?: number;
};

/** About what is seen without scrolling; of a shuffled list the static HTML cannot know it. */
const FIRST_ROW = 3;
/** As many as are seen before scrolling, on all but the largest screens. */
const FIRST_CARDS = 8;

/**
 * Cards enter one after the other. A filter hides cards and keeps them in place, so that their pictures stay.
 * The data attributes are for `inline/list.js`, which the list's page runs right after it.
 */
export function CardGrid({ cards, more = [], isShown, isShuffled, page }: Props) {
  const { isBack, hasAll } = useArrival();
  const drawn = hasAll ? cards : cards.filter(isShown).slice(0, FIRST_CARDS);
  let index = 0;
  return (
    <ul
      className={`container ${css.grid}`}
      data-list
      data-shuffled={isShuffled ? '' : undefined}
      data-continued={page && page > 1 ? '' : undefined}
      data-whole={isBack ? '' : undefined}
    >
      {drawn.map((card, place) => {
        const shown = isShown(card);
        return (
          <Item
            key={card.id}
            card={card}
            isShown={shown}
            index={shown ? index++ : 0}
            isFirst={!isShuffled && place < FIRST_ROW}
          />
        );
      })}
      {/* They come where a visitor waits for them: all at once. */}
      {more.map((card) => (
        <Item key={card.id} card={card} isShown index={0} isFirst={false} />
      ))}
    </ul>
  );
}

/**
 * Who comes back must find the very place: heights that are only estimated would move it (`inline/list.js` does the same
 * for a document). Who comes by a link sees the first cards first, and the others are drawn meanwhile.
 */
function useArrival() {
  const isHydrated = useHydrated();
  const type = useNavigationType();
  const [isBack] = useState(isHydrated && type === 'POP');
  const [hasAll, setHasAll] = useState(!isHydrated || isBack);
  useEffect(() => {
    if (hasAll) return;
    const frame = requestAnimationFrame(() => startTransition(() => setHasAll(true)));
    return () => cancelAnimationFrame(frame);
  }, [hasAll]);
  return { isBack, hasAll };
}

type ItemProps = { card: CardView; isShown: boolean; index: number; isFirst: boolean };

function Item({ card, isShown, index, isFirst }: ItemProps) {
  const style = { '--index': index } as CSSProperties; // custom properties are untyped
  return (
    <li hidden={!isShown} style={style} data-id={card.id} data-filters={card.filters.join(' ')}>
      <Card card={card} isFirst={isFirst} />
    </li>
  );
}
