import { expect, test } from 'vitest';
import { preview } from './preview.ts';

/** A text of exactly this many characters, in which no two neighbours are equal. */
const ofLength = (length: number) => 'abcdefghij'.repeat(Math.ceil(length / 10)).slice(0, length);

/** What each screen shows. */
function shown(description: string, lacksPrice = false) {
  const { short, rest, cut } = preview(description, lacksPrice);
  return { phone: cut ? `${short}…` : short, desktop: cut === 'both' ? `${short}${rest}…` : short + rest };
}

test.each([
  { length: 1, phone: 1, desktop: 1 },
  { length: 70, phone: 70, desktop: 70 },
  { length: 71, phone: 70, desktop: 71 },
  { length: 100, phone: 70, desktop: 100 },
  { length: 101, phone: 70, desktop: 100 },
  { length: 5000, phone: 70, desktop: 100 },
])('of $length characters a phone shows $phone, and a desktop $desktop', ({ length, phone, desktop }) => {
  const text = ofLength(length);
  const start = (shown: number) => (shown < length ? `${text.slice(0, shown)}…` : text);
  expect(shown(text)).toEqual({ phone: start(phone), desktop: start(desktop) });
});

test('an emoji counts as one character and is not cut in half', () => {
  const { phone, desktop } = shown(`${ofLength(69)}🍷${'🏔'.repeat(30)}🚣`);
  expect(phone).toBe(`${ofLength(69)}🍷…`);
  expect(desktop).toBe(`${ofLength(69)}🍷${'🏔'.repeat(30)}…`);
  expect(preview('🍷'.repeat(70))).toEqual({ short: '🍷'.repeat(70), rest: '' });
});

test('line breaks and runs of spaces count as one space', () => {
  expect(preview('Una casona.\n\nY  un\tpatio.').short).toBe('Una casona. Y un patio.');
});

test('what any screen shows of any text is its start, at most 100 characters, and on a phone 70', () => {
  const letters = ['a', 'ñ', 'A', ' ', '\n', '🍷', '“', '.'];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    const text = Array.from({ length: random(220) }, () => letters[random(letters.length)]).join('');
    const whole = text.replace(/\s+/g, ' ').trim();
    for (const [start, most] of [[shown(text).phone, 70] as const, [shown(text).desktop, 100] as const]) {
      const words = start.replace(/…$/, '');
      expect(whole.startsWith(words)).toBe(true);
      expect(words.isWellFormed()).toBe(true);
      expect([...words].length).toBeLessThanOrEqual(most);
    }
  }
});

test('whole sentences have no ellipsis, however much follows them', () => {
  const first = 'Una casona con patio, parral y mesa larga.';
  const second = 'Se llega a pie desde la plaza, en diez minutos.';
  expect(shown(`${first} ${second} Abre de noche, y los domingos también al mediodía.`)).toEqual({
    phone: first,
    desktop: `${first} ${second}`,
  });
  expect(shown(`Un bar. ${ofLength(200)}`.replace(' a', ' A'))).toEqual({ phone: 'Un bar.', desktop: 'Un bar.' });
  expect(
    shown('¿Vas al río? ¡Llevá abrigo! A la noche refresca, y el camino de vuelta es largo y sin luces.').phone,
  ).toBe('¿Vas al río? ¡Llevá abrigo!');
});

test('a first sentence too long for a phone is whole on a desktop if it fits there', () => {
  const first = 'Los viajeros la nombran en sus diarios por lo que allí se lee, y por su vino tinto.';
  expect(shown(`${first} Abre de tarde, en la esquina.`)).toEqual({
    phone: 'Los viajeros la nombran en sus diarios por lo que allí se lee…',
    desktop: first,
  });
});

test('of a first sentence that is too long an ellipsis follows a clause in the second half, without its comma', () => {
  const text = `${'Una casona con patio y parral, '.repeat(3)}y una mesa larga. Se llega a pie desde la plaza del pueblo.`;
  const phone = 'Una casona con patio y parral, Una casona con patio y parral…';
  expect(shown(text)).toEqual({ phone, desktop: phone.replace('…', ', Una casona con patio y parral…') });
});

test('without a clause to end with, no part ends with a small word or a number', () => {
  const text =
    'La casona de 1883 sobre la avenida sigue abierta a quien quiera caminarla con una copa en la mano y sin apuro.';
  expect(shown(text)).toEqual({
    phone: 'La casona de 1883 sobre la avenida sigue abierta a quien quiera…',
    desktop: 'La casona de 1883 sobre la avenida sigue abierta a quien quiera caminarla con una copa en la mano…',
  });
  expect(shown('Aleros de piedra con pinturas y al final del sendero un túnel natural de 80 metros.').phone).toBe(
    'Aleros de piedra con pinturas y al final del sendero un túnel natural…',
  );
});

test('an abbreviation ends no sentence', () => {
  const avenue =
    'Una casona de 1883 con patio y aljibe a la vuelta de la esquina de Av. San Martín y la plaza del sur.';
  expect(shown(avenue).phone).toBe('Una casona de 1883 con patio y aljibe a la vuelta de la esquina…');
});

test('a card without the price that others have shows more of its description instead', () => {
  expect(shown(ofLength(180), true).desktop).toBe(ofLength(180));
  expect(shown(ofLength(181), true).desktop).toBe(`${ofLength(180)}…`);
});
