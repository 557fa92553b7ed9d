import { expect, test } from 'vitest';
import { z } from 'zod';
import { contact, coordinates, listing, pesos } from '#catalog/content/schema.ts';
import { plainListing, problemsOf } from '#catalog/content/test-content.ts';
import { ContentError, collectProblems, parseContent } from './problems.ts';

const place = listing.extend({ ...contact, price: pesos, category: z.enum(['museo', 'parque']) });
const park = { ...plainListing, category: 'parque' };
const FILE = 'parque.json';

const mistakes = (schema: z.ZodType, value: unknown) => problemsOf(() => parseContent(schema, value, FILE));

test('content without a mistake is returned with its defaults filled in', async () => {
  const { name, phone, price, sampleFields } = parseContent(place, park, FILE);
  expect({ name, phone, price, sampleFields }).toEqual({
    name: 'La Prueba',
    phone: null,
    price: null,
    sampleFields: [],
  });
});

test('a missing required field is reported with what it must be', async () => {
  const { location, ...rest } = park;
  expect(await mistakes(place, rest)).toEqual([`${FILE}: "location" is missing; it must be a text in quotes.`]);
});

test('a field of the wrong kind is reported with its value and what it must be', async () => {
  expect(await mistakes(place, { ...park, price: '78000', sample: 'no', name: null, images: {} })).toEqual([
    `${FILE}: "name" is null, but must be a text in quotes.`,
    `${FILE}: "images" is {}, but must be a list in [ ].`,
    `${FILE}: "sample" is "no", but must be true or false.`,
    `${FILE}: "price" is "78000", but must be a number without quotes.`,
  ]);
});

test('a price with decimals must be a whole number', async () => {
  expect(await mistakes(place, { ...park, price: 780.5 })).toEqual([
    `${FILE}: "price" is 780.5, but must be a whole number without quotes.`,
  ]);
});

test('an empty text is reported with the advice to leave the field out', async () => {
  expect(await mistakes(place, { ...park, description: '  ' })).toEqual([
    `${FILE}: "description" is "": must not be empty; leave the field out, or write null, when it is unknown.`,
  ]);
});

test('a point on another continent is refused', async () => {
  const problems = await mistakes(coordinates, { lat: 34.6, lng: 68.3 });
  expect(problems.map((problem) => problem.slice(0, problem.indexOf(' is ')))).toEqual([
    `${FILE}: "lat"`,
    `${FILE}: "lng"`,
  ]);
});

test('a mistyped field inside a list names its place and the fields allowed there', async () => {
  const images = [plainListing.images[0], { print: plainListing.images[0]?.print, alt: 'Lago', captoin: 'El lago' }];
  expect(await mistakes(place, { ...park, images })).toEqual([
    `${FILE}: unknown field in "images.1": "captoin" (did you mean "caption"?). Allowed fields: print, alt, caption.`,
  ]);
});

test('a mistyped field inside an optional group names the fields allowed there', async () => {
  const [problem] = await mistakes(place, { ...park, coordinates: { lat: -34.6, lng: -68.3, aproximate: true } });
  expect(problem).toBe(
    `${FILE}: unknown field in "coordinates": "aproximate" (did you mean "approximate"?). Allowed fields: lat, lng, approximate.`,
  );
});

test.each(['wifi', 'piscina', 'estacionamiento'])(
  'nothing is suggested for the field "%s", which resembles no other',
  async (field) => {
    const [problem] = await mistakes(place, { ...park, [field]: true });
    expect(problem).toContain(`unknown field: "${field}". Allowed fields: name, `);
  },
);

test('one letter too many, too few or wrong still finds the intended field', async () => {
  const names = Object.keys(place.shape);
  for (const name of names) {
    for (let at = 1; at < name.length; at++) {
      const head = name.slice(0, at);
      for (const typo of [head + name.slice(at + 1), `${head}x${name.slice(at)}`, `${head}x${name.slice(at + 1)}`]) {
        if (names.includes(typo)) continue;
        const [problem] = await mistakes(place, { ...park, [typo]: null });
        expect(problem).toContain(`"${typo}" (did you mean "${name}"?)`);
      }
    }
  }
});

test('a value that fits no member of a union is reported with the allowed values', async () => {
  const category = z.enum(['casa', 'hotel']);
  const lodging = z.strictObject({ category: z.union([category, z.array(category).min(1)]) });
  for (const wrong of ['hotl', ['casa', 'hotl']]) {
    const [problem] = await mistakes(lodging, { category: wrong });
    expect(problem).toContain('must be one of: casa, hotel');
  }
});

test('a translation under anything but a language code is reported with what it must be', async () => {
  const [problem] = await mistakes(place, { ...park, translations: { ingles: { name: 'The Test' } } });
  expect(problem).toContain('translations.ingles');
  expect(problem).toContain('must be a language code such as en or pt');
});

test('a long value is truncated where it is shown', async () => {
  const [problem = ''] = await mistakes(z.strictObject({ id: z.enum(['a']) }), { id: 'x'.repeat(500) });
  expect(problem).toContain('…');
  expect(problem.length).toBeLessThan(150);
});

test('every task runs, and all their mistakes are thrown at once', () => {
  const tried: number[] = [];
  const tryAll = () =>
    collectProblems([1, 2, 3], (number) => {
      tried.push(number);
      if (number !== 2) throw new ContentError([`${number} is wrong.`, `${number} is odd.`]);
    });
  expect(tryAll).toThrow(new ContentError(['1 is wrong.', '1 is odd.', '3 is wrong.', '3 is odd.']));
  expect(tried).toEqual([1, 2, 3]);
});

test('an error that is not a content mistake is not collected', () => {
  const fail = () => {
    throw new TypeError('A bug.');
  };
  expect(() => collectProblems([1], fail)).toThrow(new TypeError('A bug.'));
});

test('the message of a content error holds every sentence on its own line', () => {
  expect(new ContentError(['One.', 'Two.']).message).toBe('One.\nTwo.');
});
