import type { Numbers, PageNumbers } from '#common/contracts/desk/numbers.ts';
import { words } from '../../words.ts';

/** What a business wants to know, the best first. */
const FACTS = ['whatsapp', 'llamada', 'sitio', 'viaje', 'visita'] as const;

/**
 * The message that tells a business its numbers: those of the last month, which is complete, or of this one while the
 * last has none. Null if there is nothing to say.
 */
export function numbersMessage({ title, counts }: PageNumbers, months: Numbers['months']): string | null {
  for (const index of [1, 0] as const) {
    const facts = FACTS.flatMap((act) => {
      const count = counts[index][act] ?? 0;
      return count > 0 ? [words.numbers.facts[act](count)] : [];
    });
    if (facts.length > 0) return words.numbers.message(monthName(months[index]), index === 0, title, listed(facts));
  }
  return null;
}

/** "2026-11" → "noviembre". */
export const monthName = (month: string): string => longMonth.format(new Date(month));

const longMonth = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', month: 'long' });
const listed = (facts: string[]) => new Intl.ListFormat('es', { type: 'conjunction' }).format(facts);
