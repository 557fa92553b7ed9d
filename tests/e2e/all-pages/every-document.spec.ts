/** Reads every page as the HTML that the server sends, in the browser's parser but without drawing it. */
import { builtPages, languages, pagesIn, sitemapPaths } from '../support/built-pages.ts';
import { expect, test } from '../support/support.ts';
import { checkDocument, known, type Read, readFacts } from './questions/facts.ts';
import { readForeign, wordsNotIn } from './questions/words.ts';

const DOCUMENTS_IN_A_TEST = 150;

type Asked = { addresses: string[]; known: string[]; foreign: string[] };

declare global {
  interface Window {
    readFacts: typeof readFacts;
    readForeign: typeof readForeign;
  }
}

test('the sitemap lists exactly the pages that search engines may show', () => {
  const indexed = builtPages().flatMap(({ status, meta, address }) =>
    status === 200 && meta.isIndexed ? [address] : [],
  );
  expect(sitemapPaths().sort()).toEqual(indexed.sort());
});

test('no two pages of a language share a title, a description or an address', () => {
  for (const pages of languages.map(pagesIn)) {
    const found = pages.filter(({ status }) => status === 200);
    expect(repeated(pages.map(({ meta }) => meta.title))).toEqual([]);
    expect(repeated(found.map(({ meta }) => meta.description))).toEqual([]);
    expect(repeated(pages.map(({ meta }) => meta.canonical))).toEqual([]);
  }
});

for (const language of languages) {
  for (const group of groupsOf(DOCUMENTS_IN_A_TEST, pagesIn(language))) {
    const [first, last] = [group[0]?.visitAt, group.at(-1)?.visitAt];
    test(`every document in "${language}" says what it should, from ${first} to ${last}`, async ({ page, watch }) => {
      watch.allowConsole(/the server responded with a status of 404 .*una-direccion-que-no-existe/);
      await page.addInitScript(`window.readFacts = ${readFacts}; window.readForeign = ${readForeign};`);
      await page.goto('/robots.txt');
      const addresses = group.map(({ visitAt }) => visitAt);
      const read = await page.evaluate(readAll, { addresses, known, foreign: wordsNotIn(language) });
      for (const [index, built] of group.entries()) checkDocument(read[index] as Read, built);
    });
  }
}

async function readAll({ addresses, ...asked }: Asked): Promise<Read[]> {
  const [known, foreign] = [new Set(asked.known), new Set(asked.foreign)];
  const parser = new DOMParser();
  const all: Read[] = [];
  for (const address of addresses) {
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    const document = parser.parseFromString(await response.text(), 'text/html');
    all.push({
      status: response.status,
      facts: window.readFacts(document, known),
      untranslated: window.readForeign(document, foreign),
    });
  }
  return all;
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function groupsOf<Item>(size: number, items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
