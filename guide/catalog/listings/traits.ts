/** What travellers ask about any place, and the fields with the answers, from `content/practical-fields.ts`. */

/** The field → its values that mean yes, some of them conditionally. */
const YES = {
  children: ['si', 'desde-cierta-edad'],
  pets: ['si', 'consultar'],
  stepFree: ['si', 'parcial'],
  visits: ['abierto', 'con-reserva'],
} as const;

export type Trait = keyof typeof YES;
export const TRAITS = Object.keys(YES) as Trait[]; // `YES` has no other keys

/** A listing's answer for each trait; null if unknown. */
export type Traits = { [trait in Trait]: 'yes' | 'no' | null };

/** Reads the answers from a listing; a made-up one counts as unknown. */
export function traitsOf(listing: object, sampleFields: string[]): Traits {
  const answer = (trait: Trait) => {
    const value: unknown = sampleFields.includes(trait) ? null : listing[trait as keyof typeof listing];
    if (value === null || value === undefined) return null;
    return (YES[trait] as readonly unknown[]).includes(value) ? 'yes' : 'no';
  };
  return Object.fromEntries(TRAITS.map((trait) => [trait, answer(trait)])) as Traits; // one for each
}
