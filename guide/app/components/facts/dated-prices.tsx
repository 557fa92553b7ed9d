import type { Card } from '#views/views.ts';
import { InlineScript } from '#app/components/page/inline-script.tsx';

/** Goes after the cards: hides prices that are outdated on the day of reading, before they are painted. */
export function DatedPrices({ cards }: { cards: Card[] }) {
  return cards.some(({ price }) => price?.until !== undefined) && <InlineScript name="dated" />;
}
