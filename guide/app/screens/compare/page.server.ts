import type { BuildContext } from '#app/page/build-context.ts';
import { defineTranslatedPage } from '#app/page/define-page.ts';
import { readPlainPrints } from '#app/page/plain-prints.server.ts';
import { placeTeaser } from '#catalog/places/place-teaser.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Link } from '#views/views.ts';
import { factsOf } from './facts.server.ts';

/** What is known of one place; a text that says that nothing is known is marked, and never looks like a fact. */
export type Known = { text: string; isKnown: boolean };

export type CompareData = {
  title: string;
  standfirst: string;
  picture: Picture;
  words: Record<'choose' | 'none' | 'some' | 'full' | 'another' | 'table' | 'scroll' | 'source' | 'credit', string>;
  places: (Link & { id: string; picture: Picture })[];
  /** One row for each question, with what is known of each place, in the order of `places`. */
  rows: { key: string; label: string; known: Known[] }[];
};

/** The places to visit side by side: up to three that the address names, or the first three to begin with. */
export default defineTranslatedPage<CompareData>({
  path: paths.compare,
  data(_none, context) {
    const { catalogue, language, t } = context;
    const rules = readTripRules(catalogue.root);
    const facts = catalogue.places.map((place) => factsOf(place, rules, context));
    const word = (key: string) => t(`compare.${key}`);
    return {
      title: word('title'),
      standfirst: word('standfirst'),
      picture: readPlainPrints(context).compare,
      words: {
        choose: word('choose'),
        none: word('none'),
        some: word('some'),
        full: word('full'),
        another: word('another'),
        table: word('table'),
        scroll: word('scroll'),
        source: word('source'),
        credit: t('ownMap.credit'),
      },
      places: catalogue.places.map((place) => ({
        id: place.slug,
        href: place.path,
        label: place.in(language).title,
        picture: placeTeaser(catalogue, place, language).picture,
      })),
      rows: ROWS.map((key) => ({
        key,
        label: word(`rows.${key}`),
        known: facts.map((fact) => known(fact[key], context)),
      })),
    };
  },
  seo: (_none, { t }) => ({
    title: t('compare.pageTitle'),
    description: t('compare.description'),
    keywords: t('compare.keywords'),
  }),
  share: (_data, { t }) => ({ title: t('compare.pageTitle') }),
});

const ROWS = ['water', 'road', 'gravel', 'shade', 'food', 'bathing', 'signal', 'parking'] as const;

const known = (text: string | null, { t }: BuildContext): Known =>
  text ? { text, isKnown: true } : { text: t('compare.unknown'), isKnown: false };
