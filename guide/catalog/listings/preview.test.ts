import { expect, test } from 'vitest';
import { preview } from './preview.ts';

/** A text of exactly this many characters, in which no two neighbours are equal. */
const ofLength = (length: number) => 'abcdefghij'.repeat(Math.ceil(length / 10)).slice(0, length);

test.each([
  { length: 1, short: 1, rest: 0, cut: null },
  { length: 90, short: 90, rest: 0, cut: null },
  { length: 91, short: 70, rest: 21, cut: 'phone' },
  { length: 130, short: 70, rest: 60, cut: 'phone' },
  { length: 131, short: 70, rest: 30, cut: 'always' },
  { length: 5000, short: 70, rest: 30, cut: 'always' },
])('of $length characters a phone shows $short, a desktop $rest more, and cut is $cut', (expected) => {
  const text = ofLength(expected.length);
  const { short, rest, cut } = preview(text);
  expect({ short: short.length, rest: rest.length, cut }).toEqual({ ...expected, length: undefined });
  expect(text.startsWith(short + rest)).toBe(true);
});

test('an emoji counts as one character and is not cut in half', () => {
  const { short, rest, cut } = preview(`${ofLength(69)}🍷${'🏔'.repeat(30)}${'🚣'.repeat(31)}`);
  expect(short).toBe(`${ofLength(69)}🍷`);
  expect(rest).toBe('🏔'.repeat(30));
  expect(cut).toBe('always');
  expect(preview('🍷'.repeat(90))).toEqual({ short: '🍷'.repeat(90), rest: '', cut: null });
});

test('line breaks and runs of spaces count as one space', () => {
  expect(preview('Una casona.\n\nY  un\tpatio.').short).toBe('Una casona. Y un patio.');
});

test('the parts of any text form its start, and no part is longer than it may be', () => {
  const letters = ['a', 'ñ', ' ', '\n', '🍷', '“', '.'];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    const text = Array.from({ length: random(220) }, () => letters[random(letters.length)]).join('');
    const { short, rest, cut } = preview(text);
    const whole = text.replace(/\s+/g, ' ');
    expect(whole.startsWith(short + rest)).toBe(true);
    expect((short + rest).isWellFormed()).toBe(true);
    if (short + rest !== whole) expect(cut === 'always' || /[.][”»")]?$/.test(short + rest)).toBe(true);
    if (cut === 'phone') expect(rest).not.toBe('');
    expect([...short].length).toBeLessThanOrEqual(90);
    expect([...short, ...rest].length).toBeLessThanOrEqual(130);
  }
});

test('without a clause to end with, no part ends with a small word or a number', () => {
  const text =
    'La casona de 1883 sobre la avenida sigue abierta a quien quiera caminarla con una copa en la mano y sin ningún apuro por volver a la ruta.';
  const { short, rest } = preview(text);
  expect(short).toBe('La casona de 1883 sobre la avenida sigue abierta a quien quiera');
  expect(short + rest).toBe(
    'La casona de 1883 sobre la avenida sigue abierta a quien quiera caminarla con una copa en la mano',
  );
  expect(
    preview('Aleros de piedra con pinturas y al final del sendero un túnel natural de 80 metros de largo y oscuro.')
      .short,
  ).toBe('Aleros de piedra con pinturas y al final del sendero un túnel natural');
});

test('a part ends with its last whole sentence, or with its first if that is a little longer, and no ellipsis', () => {
  const first = 'Los viajeros la nombran en sus diarios por lo que se lee.';
  const second = 'Abre de tarde, en la esquina.';
  expect(
    preview(`${first} ${second} Y de noche, cuando hay luna, se puede llegar a caballo por el camino viejo.`),
  ).toEqual({
    short: first,
    rest: ` ${second}`,
    cut: null,
  });
  const long = 'Los viajeros la nombran en sus diarios por lo que allí se lee desde hace un siglo, en verso.';
  expect(preview(`${long} ${second}`)).toMatchObject({
    short: 'Los viajeros la nombran en sus diarios por lo que allí se lee desde',
    cut: 'phone',
  });
});

test('a longer sentence ends with a clause in the second half, without the comma before the ellipsis', () => {
  const text = `${'Una casona con patio y parral, '.repeat(4)}y una mesa larga. Se llega a pie desde la plaza del pueblo.`;
  const { short, rest } = preview(text);
  expect(short).toBe('Una casona con patio y parral, Una casona con patio y parral');
  expect(short + rest).toBe(`${short}, Una casona con patio y parral`);
  expect(preview(`Un bar, ${ofLength(200)}`).short).toBe('Un bar');
});

test('an abbreviation ends no sentence', () => {
  const avenue =
    'Una casona de 1883 con patio y aljibe a la vuelta de la esquina de Av. San Martín y la plaza del sur, que es la más vieja de todas.';
  expect(preview(avenue).short).toBe('Una casona de 1883 con patio y aljibe a la vuelta de la esquina');
});

test('a card without the price that others have shows more of its description instead', () => {
  expect(preview(ofLength(180), true)).toMatchObject({ cut: 'phone' });
  expect(preview(ofLength(181), true).rest).toHaveLength(110);
});
