/** Swapped translations that no name or number gives away. */
import { expect, test } from 'vitest';
import { copyContent } from '#catalog/content/test-content.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { doubtfulTranslations } from './doubtful-translations.ts';

const river = {
  es: 'Una caminata tranquila por la orilla del río, a la sombra de los sauces, con tiempo para mirar los pájaros.',
  en: 'A tranquil walk along the river bank in the shade of the willows, with time to look at the birds.',
  pt: 'Uma caminhada tranquila pela margem do rio, à sombra dos salgueiros, com tempo para olhar os pássaros.',
};
const cellar = {
  es: 'Los toneles duermen en una bodega subterránea de ladrillo, y la degustación termina con aceitunas y quesos.',
  en: 'The barrels sleep in a subterranean brick cellar, and the degustation ends with olives and cheeses.',
  pt: 'Os tonéis dormem em uma adega subterrânea de tijolo, e a degustação termina com azeitonas e queijos.',
};
const summit = {
  es: 'Desde la cumbre se ve la cordillera nevada; la subida pide piernas, abrigo y salir antes del amanecer.',
  en: 'From the top one sees the snowy range; the ascent asks for legs, a warm coat and a start before dawn.',
  pt: 'Do cume se vê a cordilheira nevada; a subida pede pernas, agasalho e sair antes do amanhecer.',
};

type Text = typeof river;

/** The warnings when the river and the cellar listing hold the translations of `first` and `second`. */
function doubtsAbout(first: Text, second: Text, language: 'en' | 'pt'): string[] {
  const { root, write } = copyContent();
  const file = (name: string) => `content/collections/paseos/listings/${name}.json`;
  const listing = (spanish: Text, translated: Text) =>
    JSON.stringify({ description: spanish.es, translations: { [language]: { description: translated[language] } } });
  write(file('orilla'), listing(river, first));
  write(file('cava'), listing(cellar, second));
  write(file('cumbre'), listing(summit, summit));
  return doubtfulTranslations(root);
}

test.each(['en', 'pt'] as const)(
  'two listings that have each other’s translation into "%s" cause a warning',
  (language) => {
    expect(doubtsAbout(river, cellar, language)).toEqual([]);
    const [doubt = '', ...more] = doubtsAbout(cellar, river, language);
    expect(doubt).toMatch(/cava\.json: the translation into ".." seems to belong to .*orilla\.json/);
    expect(inSpanish(doubt)).toContain(`la traducción a "${language}" parece ser la de content/`);
    expect(more).toEqual([]);
  },
);

test('a file with the translation of another is not a swap if the other keeps its own', () => {
  expect(doubtsAbout(cellar, cellar, 'pt')).toEqual([]);
});

test.each(['en', 'pt'] as const)('two swapped entries of a list cause a warning in "%s"', (language) => {
  const { root, write } = copyContent();
  const FILE = 'content/pages/paseos.json';
  const walks = [river, cellar, summit];
  const page = (translated: Text[]) =>
    JSON.stringify({
      walks: walks.map(({ es }) => ({ text: es })),
      translations: { [language]: { walks: translated.map((walk) => ({ text: walk[language] })) } },
    });
  write(FILE, page(walks));
  expect(doubtfulTranslations(root)).toEqual([]);
  write(FILE, page([cellar, river, summit]));
  const [doubt = '', ...more] = doubtfulTranslations(root);
  expect(doubt).toContain(`${FILE}: "translations.${language}.walks" seems to have "${cellar[language].slice(0, 20)}`);
  expect(inSpanish(doubt)).toContain('una en el lugar de la otra');
  expect(more).toEqual([]);
});

test('two places with swapped Portuguese files cause a warning', () => {
  const { root, write } = copyContent();
  const place = (name: string, text: string) =>
    write(`content/places/${name}.md`, `---\ntitle: ${name}\n---\n\n${text}\n`);
  for (const [name, text] of Object.entries({ orilla: river, cava: cellar, cumbre: summit })) place(name, text.es);
  place('orilla.pt', summit.pt);
  place('cava.pt', cellar.pt);
  place('cumbre.pt', river.pt);
  expect(doubtfulTranslations(root)).toEqual([
    expect.stringMatching(/cumbre\.pt\.md: the translation into "pt" seems to belong to .*orilla\.pt\.md/),
  ]);
});
