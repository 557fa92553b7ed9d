import { expect, test } from 'vitest';
import { preview } from './preview.ts';

/** A text of exactly this many characters, in which no two neighbours are equal. */
const ofLength = (length: number) => 'abcdefghij'.repeat(Math.ceil(length / 10)).slice(0, length);

test.each([
  { length: 1, short: 1, rest: 0, isCut: false },
  { length: 70, short: 70, rest: 0, isCut: false },
  { length: 71, short: 70, rest: 1, isCut: false },
  { length: 100, short: 70, rest: 30, isCut: false },
  { length: 101, short: 70, rest: 30, isCut: true },
  { length: 5000, short: 70, rest: 30, isCut: true },
])('of $length characters a phone shows $short, a desktop $rest more, and cut is $isCut', (expected) => {
  const text = ofLength(expected.length);
  const { short, rest, isCut } = preview(text);
  expect({ short: short.length, rest: rest.length, isCut }).toEqual({ ...expected, length: undefined });
  expect(text.startsWith(short + rest)).toBe(true);
});

test('an emoji counts as one character and is not cut in half', () => {
  const { short, rest, isCut } = preview(`${ofLength(69)}🍷${'🏔'.repeat(30)}🚣`);
  expect(short).toBe(`${ofLength(69)}🍷`);
  expect(rest).toBe('🏔'.repeat(30));
  expect(isCut).toBe(true);
  expect(preview('🍷'.repeat(70))).toEqual({ short: '🍷'.repeat(70), rest: '', isCut: false });
});

test('line breaks and runs of spaces count as one space', () => {
  expect(preview('Una casona.\n\nY  un\tpatio.').short).toBe('Una casona. Y un patio.');
});

test('the parts of any text form its start, and it is cut only past 100 characters', () => {
  const letters = ['a', 'ñ', ' ', '\n', '🍷', '“', '.'];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    const text = Array.from({ length: random(220) }, () => letters[random(letters.length)]).join('');
    const { short, rest, isCut } = preview(text);
    const whole = text.replace(/\s+/g, ' ');
    expect(whole.startsWith(short + rest)).toBe(true);
    expect((short + rest).isWellFormed()).toBe(true);
    expect(isCut).toBe(short + rest !== whole);
    expect([...short].length).toBeLessThanOrEqual(70);
    expect([...short, ...rest].length).toBeLessThanOrEqual(100);
  }
});

test('without a clause to end with, no part ends with a small word or a number', () => {
  const text =
    'La casona de 1883 sobre la avenida sigue abierta a quien quiera caminarla con una copa en la mano y sin apuro.';
  const { short, rest } = preview(text);
  expect(short).toBe('La casona de 1883 sobre la avenida sigue abierta a quien quiera');
  expect(short + rest).toBe(
    'La casona de 1883 sobre la avenida sigue abierta a quien quiera caminarla con una copa en la mano',
  );
  expect(preview('Aleros de piedra con pinturas y al final del sendero un túnel natural de 80 metros.').short).toBe(
    'Aleros de piedra con pinturas y al final del sendero un túnel natural',
  );
});

test('both parts end with a sentence or a clause in the second half, without the stop or comma before the ellipsis', () => {
  const text = `${'Una casona con patio y parral, '.repeat(3)}y una mesa larga. Se llega a pie desde la plaza del pueblo.`;
  const { short, rest } = preview(text);
  expect(short).toBe('Una casona con patio y parral, Una casona con patio y parral');
  expect(short + rest).toBe(`${short}, Una casona con patio y parral`);
  const sentence = 'Los viajeros la nombran en sus diarios por lo que allí se lee. Abre de tarde, en la esquina.';
  expect(preview(`${sentence} Y de noche.`).short).toBe(
    'Los viajeros la nombran en sus diarios por lo que allí se lee',
  );
  expect(preview(`Un bar, ${ofLength(200)}`).short).toBe('Un bar');
});

test('an abbreviation ends no sentence', () => {
  const avenue =
    'Una casona de 1883 con patio y aljibe a la vuelta de la esquina de Av. San Martín y la plaza del sur.';
  expect(preview(avenue).short).toBe('Una casona de 1883 con patio y aljibe a la vuelta de la esquina');
});

test('a card without the price that others have shows more of its description instead', () => {
  expect(preview(ofLength(180), true)).toMatchObject({ isCut: false });
  expect(preview(ofLength(181), true).rest).toHaveLength(110);
});
