/** What travellers ask of a place of any kind, and the fields that answer: `content/practical-fields.ts` has them. */

/** The field → its values that mean yes, some of them under a condition. */
const YES = {
  children: ['si', 'desde-cierta-edad'],
  pets: ['si', 'consultar'],
  stepFree: ['si', 'parcial'],
  visits: ['abierto', 'con-reserva'],
} as const;

export type Trait = keyof typeof YES;
export const TRAITS = Object.keys(YES) as Trait[]; // its own keys

/** What a listing says of each trait; null where nobody has told us. */
export type Traits = { [trait in Trait]: 'yes' | 'no' | null };

/** What a listing's file says; a made-up answer is none. */
export function traitsOf(listing: object, sampleFields: string[]): Traits {
  const answer = (trait: Trait) => {
    const value: unknown = sampleFields.includes(trait) ? null : listing[trait as keyof typeof listing];
    if (value === null || value === undefined) return null;
    return (YES[trait] as readonly unknown[]).includes(value) ? 'yes' : 'no';
  };
  return Object.fromEntries(TRAITS.map((trait) => [trait, answer(trait)])) as Traits; // one for each
}
