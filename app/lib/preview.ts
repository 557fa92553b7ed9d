import type { Preview } from '#app/catalog/views.ts';

const ON_A_PHONE = 70;
const ON_A_DESKTOP = 100;

/** The start of a description: 70 characters, and 30 more where there is room. */
export function preview(description: string): Preview {
  const text = description.replace(/\s+/g, ' ');
  const characters = [...text];
  return {
    short: characters.slice(0, ON_A_PHONE).join(''),
    rest: characters.slice(ON_A_PHONE, ON_A_DESKTOP).join(''),
    isCut: characters.length > ON_A_DESKTOP,
  };
}
