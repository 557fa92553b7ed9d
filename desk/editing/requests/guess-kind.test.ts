import { expect, test } from 'vitest';
import { projectRoot } from '#catalog/content/test-content.ts';
import { readCategories } from './categories.ts';
import { guessKind } from './guess-kind.ts';

const categories = await readCategories(projectRoot);

function guess(name: string, words: string, message = '') {
  const category = categories.find((one) => one.name === name);
  if (!category) throw new Error(`There is no category ${name}.`);
  return guessKind(category, { name: words, message })?.fields ?? null;
}

test('a name says what a lodging is, and how it calls itself', () => {
  expect(guess('alojamientos', 'Cabañas Los Sauces')).toEqual({ category: 'cabaña', type: 'Cabañas' });
  expect(guess('alojamientos', 'Gran HOTEL Central')).toEqual({ category: 'hotel', type: 'Hotel' });
});

test('a message counts only if the name says nothing', () => {
  expect(guess('alojamientos', 'Los Sauces', 'Tres departamentos céntricos')).toMatchObject({
    category: 'departamento',
  });
  expect(guess('alojamientos', 'Posada del Sol', 'Al lado de un hotel')).toMatchObject({ category: 'posada' });
});

test('nothing is made up for a business whose words say nothing', () => {
  expect(guess('alojamientos', 'Los Sauces', 'Junto al río')).toBeNull();
});

test('a category without a compulsory name for itself gets only its kind', () => {
  expect(guess('gastronomia', 'Pizzería Doña Rosa')).toEqual({ category: 'pizzeria' });
});
