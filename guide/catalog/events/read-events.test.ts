import { expect, test } from 'vitest';
import { copyContent, problemsOf } from '#catalog/content/test-content.ts';
import { readEvents } from './read-events.ts';

const feast = {
  name: 'La fiesta',
  when: 'En mayo',
  place: 'La plaza',
  text: 'Se baila.',
  recurrence: { type: 'month', month: 5 },
  rule: 'Un sábado de mayo',
  sources: ['https://diario.example/fiesta'],
};

function eventsOf(files: Record<string, object>) {
  const { root, write } = copyContent();
  for (const [name, event] of Object.entries(files)) {
    write(`content/events/${name}`, JSON.stringify(event, null, 2));
  }
  return () => readEvents(root, ['es', 'en', 'pt']);
}

test('an event carries its translations, so that they stay with its own dates', () => {
  const [event] = eventsOf({
    'fiesta.json': { ...feast, translations: { en: { name: 'The feast', text: 'There is dancing.' } } },
  })();
  expect(event?.in('en')).toMatchObject({
    id: 'fiesta',
    name: 'The feast',
    when: 'En mayo',
    recurrence: { type: 'month', month: 5 },
    lang: undefined,
  });
});

test('an untranslated event is in Spanish, and marked as such', () => {
  const [event] = eventsOf({ 'fiesta.json': { ...feast, translations: { en: { name: 'The feast' } } } })();
  expect(event?.in('pt')).toMatchObject({ name: 'La fiesta', lang: 'es' });
  expect(event?.in('es').lang).toBeUndefined();
});

test.each([
  ['fiesta.txt', feast, 'is no event; an event is a file that ends in .json.'],
  ['La Fiesta.json', feast, "the file name is the event's address; use only a-z, 0-9 and single dashes."],
  ['todos-los-eventos.json', feast, 'has the name of the calendar file that holds all events; choose another.'],
  ['fiesta.json', { ...feast, rule: undefined }, '"rule" is nothing: must say in words when it takes place each year.'],
  [
    'fiesta.json',
    { ...feast, nme: 'x' },
    'line 14: unknown field: "nme" (did you mean "name"?). Allowed fields: name, ',
  ],
  ['fiesta.json', { ...feast, recurrence: { type: 'month', month: 13 } }, 'line 8: "recurrence.month" is 13: '],
  [
    'fiesta.json',
    { ...feast, sources: [] },
    'line 11: "sources" is []: must name at least one page where the event was read of.',
  ],
  [
    'fiesta.json',
    { ...feast, lastKnown: { year: 2025, dates: '2026-05-02' } },
    'line 15: "lastKnown.year" is 2025: must be the year in which "dates" begins.',
  ],
  [
    'fiesta.json',
    { ...feast, translations: { en: { nam: 'x' } } },
    'line 16: unknown field in "translations.en": "nam" (did you mean "name"?). Allowed fields: name, when, place, text, rule, hour, price, picture.',
  ],
  [
    'fiesta.json',
    { ...feast, translations: { en: { recurrence: {} } } },
    'line 16: unknown field in "translations.en": "recurrence". Allowed fields: ',
  ],
  [
    'fiesta.json',
    { ...feast, translations: { english: {} } },
    'line 15: "translations.english" has a name that does not fit: must be a language code such as en or pt.',
  ],
])('%s is refused with file, line and remedy', async (name, event, sentence) => {
  const [problem, ...others] = await problemsOf(eventsOf({ [name]: event }));
  expect(others).toEqual([]);
  expect(problem?.startsWith(`content/events/${name}: ${sentence}`), problem).toBe(true);
});
