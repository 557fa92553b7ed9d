import { type CSSProperties, useState } from 'react';
import { useDue } from '#app/components/page/below.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { numberShown } from '#app/features/list/number-shown.ts';
import type { View } from '#app/features/list/view.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { useNavigationType } from '#engine/navigation/context.ts';
import type { Card as CardView } from '#views/views.ts';
import { Card } from './card.tsx';
import css from './card-grid.module.css';

type Props = {
  cards: CardView[];
  /** Cards added after `cards`, all of them shown. */
  more?: CardView[] | undefined;
  isShown: (card: CardView) => boolean;
  isShuffled: boolean;
  /** Whether the list has so many entries that phones show it compact. */
  isMany?: boolean;
  view?: View;
  /** The orders that the address can choose, in the sequence of each card's `ranks`. */
  orders?: string[];
  /** The page of a long list that the cards are on. */
  page?: number | undefined;
};

/** About as many cards as are seen without scrolling; in a shuffled list the static HTML cannot know which. */
const FIRST_ROW = 3;
/** The number of cards seen before scrolling, on all but the largest screens. */
const FIRST_CARDS = 8;

/**
 * A list of cards, which enter one after the other. A filter hides cards but keeps their elements, so that their
 * pictures stay loaded. The data attributes are for the scripts of `guide/app/features/list/inline`: one runs after the first
 * row, the other right after the list.
 */
export function CardGrid({ cards, more = [], isShown, isShuffled, isMany, view, orders, page }: Props) {
  const { isBack, hasAll } = useArrival();
  const seen = hasAll ? cards : cards.filter(isShown).slice(0, FIRST_CARDS);
  const first = isShuffled ? [] : seen.slice(0, FIRST_ROW);
  return (
    <ul
      className={`container ${css.grid}`}
      data-list
      data-shuffled={isShuffled ? '' : undefined}
      data-continued={page && page > 1 ? '' : undefined}
      data-whole={isBack ? '' : undefined}
      data-orders={orders?.join(' ')}
      data-many={isMany ? '' : undefined}
      data-held={orders ? '' : undefined}
      data-view={view === 'compact' ? view : undefined}
      hidden={more.length === 0 && !cards.some(isShown)}
    >
      {numberShown(seen, isShown, (card, place) => (
        <Item key={card.id} card={card} place={place} row={first.indexOf(card)} view={view} />
      ))}
      {/* Cards added on demand enter all at once, because a visitor waits for them. */}
      {more.map((card) => (
        <Item key={card.id} card={card} place={0} row={-1} view={view} />
      ))}
    </ul>
  );
}

/**
 * Lays out the whole list for visitors who come back, as estimated heights would shift the place they left
 * (`guide/app/features/list/inline/before-paint.ts` does the same on a page load). Visitors who follow a link see the first
 * cards while the others are laid out.
 */
function useArrival() {
  const isHydrated = useHydrated();
  const type = useNavigationType();
  const [isBack] = useState(isHydrated && type === 'pop');
  return { isBack, hasAll: useDue(!isHydrated || isBack) };
}

type ItemProps = {
  card: CardView;
  /** Its position among the cards that are shown; -1 means that it is hidden. */
  place: number;
  /** Its position in the first row of the static HTML, as far as a visitor sees that; -1 below it. */
  row: number;
  view: View | undefined;
};

function Item({ card, place, row, view }: ItemProps) {
  const style = { '--index': place } as CSSProperties; // custom properties are untyped
  return (
    <li
      hidden={place < 0}
      style={style}
      data-id={card.id}
      data-filters={card.filters.join(' ')}
      data-marks={card.marks.join(' ') || undefined}
      data-ranks={card.ranks?.join(' ')}
    >
      <Card card={card} isFirst={row >= 0} layout={view === 'compact' ? view : 'grid'} />
      {/* It is gone when the application follows, which may have the cards in another order. */}
      {import.meta.env.SSR && row === FIRST_ROW - 1 && <InlineScript name="cards" />}
    </li>
  );
}
