/** Digits and letters that are not easily confused, read or heard. A reference begins with a letter. */
const LETTERS = 'CDFHJKMNPRTVWXY';
const SIGNS = `23456789${LETTERS}`;
const LENGTH = 6;
const COUNT = LETTERS.length * SIGNS.length ** (LENGTH - 1);
/** Coprime to COUNT, so that every number has its own reference. Those of neighbouring numbers look nothing alike. */
const STEP = 59_128_043n;
const STEP_BACK = inverse(STEP, BigInt(COUNT));

/**
 * Returns the short name of a submission that its sender is given, such as "K7M2XD". It is the submission's number in
 * disguise: it does not reveal how many there are, and takes no space in the database.
 */
export function referenceOf(id: number): string {
  let rest = Number((BigInt(id) * STEP) % BigInt(COUNT));
  let signs = '';
  while (signs.length < LENGTH - 1) {
    signs = SIGNS.charAt(rest % SIGNS.length) + signs;
    rest = Math.floor(rest / SIGNS.length);
  }
  return LETTERS.charAt(rest) + signs;
}

/** Returns the number that a reference stands for, however it was typed: "k7m 2xd". Null if it is not a reference. */
export function idOfReference(text: string): number | null {
  const reference = text.toUpperCase().replace(/[\s-]/g, '');
  if (!isReference(reference)) return null;
  const value = [...reference].reduce(
    (sum, sign, index) => sum * SIGNS.length + (index === 0 ? LETTERS : SIGNS).indexOf(sign),
    0,
  );
  return Number((BigInt(value) * STEP_BACK) % BigInt(COUNT));
}

/** Whether `text` is a reference exactly as the guide writes them. */
export const isReference = (text: string) => new RegExp(`^[${LETTERS}][${SIGNS}]{${LENGTH - 1}}$`).test(text);

/** Returns the modular inverse of `factor`, by Euclid's algorithm. */
function inverse(factor: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [factor, modulus, 1n, 0n];
  while (b !== 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  return ((x % modulus) + modulus) % modulus;
}
