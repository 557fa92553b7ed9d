import type { ListAnswers } from '#app/features/search/list-answers.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { TRAITS, type Trait } from '#catalog/listings/traits.ts';
import type { Synonyms } from '#catalog/search-synonyms.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import type { Translate } from '#common/lib/text/translate.ts';

/** The answers to queries such as "vino con chicos", which name a kind of place and something that it should offer. */
export function traitAnswers(catalogue: Catalogue, language: string, synonyms: Synonyms): ListAnswers[] {
  const t = catalogue.locales.translator(language, 'catalog');
  const asked = TRAITS.map((trait) => ({ trait, terms: synonyms.traitTerms(trait) }));
  const taken = new Set([...synonyms.ignored, ...asked.flatMap(({ terms }) => terms.flat())]);
  return catalogue.collections.flatMap((collection) => {
    const own = catalogue.locales.translator(language, collection.name);
    const label = own('label');
    const names = [
      collection.name,
      collection.type,
      label,
      ...synonyms.of(`${label} ${collection.type}`),
      ...synonyms.ofPage(collection.path),
    ];
    const answers = asked.flatMap(({ trait, terms }) => {
      const answer = answerOf(collection, trait, own, t);
      return answer ? [{ terms, ...answer }] : [];
    });
    return answers.length === 0
      ? []
      : { id: collection.path, names: singleWords(names).filter((word) => !taken.has(word)), answers };
  });
}

/** Leaves out terms of several words, which each single word would match. */
const singleWords = (terms: string[]) => [
  ...new Set(terms.map(wordsOf).flatMap((words) => (words.length === 1 ? words : []))),
];

/** It gives the list's own count; only answers of real listings are counted. */
function answerOf({ listings, path }: NamedCollection, trait: Trait, own: Translate, t: Translate) {
  const real = listings.filter(({ isSample }) => !isSample);
  if (real.length === 0) return null;
  const said = (answer: 'yes' | 'no') => real.filter(({ traits }) => traits[trait] === answer);
  const yes = said('yes').map(({ id }) => `${path}/${id}`);
  const list = own('count', { count: listings.length });
  const textOf = () => {
    if (yes.length > 0) return t(`search.traits.${trait}.yes`, { count: yes.length, list });
    return t(`search.traits.${trait}.${said('no').length > 0 ? 'no' : 'unknown'}`, { list });
  };
  return { text: textOf(), yes };
}
