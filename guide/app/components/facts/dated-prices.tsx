import { InlineScript } from '#app/components/page/inline-script.tsx';
import type { Card } from '#views/views.ts';

/** Goes after the cards: hides prices that are outdated on the day of reading, before they are painted. */
export function DatedPrices({ cards }: { cards: Card[] }) {
  return cards.some(({ price }) => price?.until !== undefined) && <InlineScript name="dated" />;
}
