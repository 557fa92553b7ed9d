import type { Card } from '#app/catalog/views.ts';
import { InlineScript } from '#app/ui/inline-script.tsx';

/** Stands behind cards: hides the prices that are too old on the day they are read, before they are painted. */
export function DatedPrices({ cards }: { cards: Card[] }) {
  return cards.some(({ price }) => price?.until !== undefined) && <InlineScript name="dated" />;
}
