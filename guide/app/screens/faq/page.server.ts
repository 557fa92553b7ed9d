import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { thing } from '#app/page/json-ld.server.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { partAddress, plainEntry } from '#app/page/page-search.ts';
import { idText, innerLink, noteText, sameText, text, tilePrint } from '#catalog/content/schema.ts';
import { knownDay } from '#catalog/facts/checks.ts';
import { monthWords } from '#catalog/facts/known-day.ts';
import { sourcesIn } from '#catalog/facts/page-facts.ts';
import { originsOf } from '#catalog/facts/trust.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { telLink } from '#common/lib/text/phone.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Link, Rating } from '#views/views.ts';

const PATH = '/preguntas-frecuentes-viaje-san-rafael';

const faqContent = z.strictObject({
  ...pageFields,
  questions: z
    .array(
      z.strictObject({
        id: idText,
        /** What it is about: the questions of one topic share its heading. */
        topic: text,
        question: text,
        answer: text,
        /** The page with more about it. */
        link: innerLink,
        sources: z.array(noteText).default([]),
      }),
    )
    .min(1),
  testimonialsTitle: text,
  /** Said above them while some are samples. */
  testimonialsNote: text,
  testimonials: z.array(
    z
      .strictObject({
        id: idText,
        name: sameText,
        location: text,
        text: text,
        rating: z.number().min(1).max(5),
        /**
         * A traveller drawn from behind, for a sample. Real people are drawn only if they ask for it; without an avatar
         * the medallion shows their initials.
         */
        avatar: tilePrint.nullable().default(null),
        /** The alternative text of the avatar. */
        avatarDescription: text.nullable().default(null),
        /** When the testimonial was given: a month such as 2026-11. */
        date: knownDay.nullable().default(null),
        /** How they consented to publication under their name: "por correo, 2026-11-20". For the owner only. */
        consent: noteText.nullable().default(null),
        /** Made up to show how the page looks. */
        sample: z.boolean().default(false),
      })
      .refine(({ sample, date, consent }) => sample || (date !== null && consent !== null), {
        error: 'must say when it was told ("date") and how its author agreed ("consent"), or be a sample',
      })
      .refine(({ avatar, avatarDescription }) => avatar === null || avatarDescription !== null, {
        error: 'must describe its avatar ("avatarDescription")',
      }),
  ),
  cta: z.strictObject({ title: text, text: text, tipsLabel: text, tipsLink: innerLink, callLabel: text }),
});

type Avatar = Pick<z.output<typeof faqContent>['testimonials'][number], 'avatar' | 'avatarDescription'>;

export type Question = { id: string; question: string; answer: string; link: Link };
export type Testimonial = {
  id: string;
  name: string;
  location: string;
  avatar: Picture | null;
  /** The letters on the medallion that replaces a missing avatar. */
  initials: string;
  text: string;
  rating: Rating;
  isSample: boolean;
};

export type FaqData = {
  origins: Pick<Trust, 'how'>;
  title: string;
  standfirst: string;
  picture: Picture;
  /** The questions, by topic. */
  topics: { title: string; questions: Question[] }[];
  /** `note`: that somebody made them up. */
  testimonials: { title: string; note: string | null; items: Testimonial[] };
  help: { title: string; text: string; tips: Link; call: Link; phone: string };
};

export default definePage({
  path: PATH,
  content: { file: 'pages/faq', schema: faqContent },
  menus: { facts: 6, community: 6 },
  icon: 'circle-help',
  data: faqData,
  share: ({ title, picture }) => ({ title, picture }),
  search: ({ topics }, { t }) => ({
    texts: [],
    parts: questionsIn(topics).map(({ id, question, answer }) => ({
      ...plainEntry,
      ...partAddress(PATH, id),
      kind: 'answer',
      label: t('search.labels.question'),
      title: question,
      text: answer,
    })),
  }),
  structuredData: ({ topics }) => [questionsForSearch(questionsIn(topics))],
  files: ({ topics }, { language }) => ({
    [`/locales/${language}/faq.json`]: JSON.stringify(questionWords(questionsIn(topics))),
  }),
});

function faqData(content: PageContent<typeof faqContent>, context: BuildContext): FaqData {
  const { catalogue, language } = context;
  const { hero, questions, testimonials, testimonialsTitle, testimonialsNote, cta } = content;
  const stars = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    origins: originsOf(sourcesIn(content), context),
    title: hero.title,
    standfirst: hero.subtitle,
    picture: content.pictures.hero,
    topics: [...Map.groupBy(questions, ({ topic }) => topic)].map(([title, questions]) => ({
      title,
      questions: questions.map(({ id, question, answer, link }) => ({
        id,
        question,
        answer,
        link: { href: link, label: context.labelOf(link) },
      })),
    })),
    testimonials: {
      title: testimonialsTitle,
      note: testimonials.some(({ sample }) => sample) ? testimonialsNote : null,
      items: testimonials.map(({ id, name, location, date, text, rating, sample, ...portrait }, index) => ({
        id,
        name,
        avatar: avatarOf(portrait, index, context),
        initials: initialsOf(name),
        location: date === null ? location : `${location}, ${monthWords(date, context.locale)}`,
        text,
        rating: { text: stars.format(rating), isSample: sample },
        isSample: sample,
      })),
    },
    help: {
      title: cta.title,
      text: cta.text,
      tips: { href: cta.tipsLink, label: cta.tipsLabel },
      call: { href: telLink(catalogue.site.phone), label: cta.callLabel },
      phone: catalogue.site.phone,
    },
  };
}

const questionsIn = (topics: FaqData['topics']) => topics.flatMap(({ questions }) => questions);

function avatarOf({ avatar, avatarDescription }: Avatar, index: number, { catalogue }: BuildContext): Picture | null {
  if (avatar === null || avatarDescription === null) return null;
  const place = { file: 'content/pages/faq.json', field: `testimonials.${index}.avatar.print` };
  return catalogue.pictures.add({ print: avatar.print, alt: avatarDescription, caption: null }, 'tile', place);
}

/** "LF" for "Lucía Ferreyra", "MP" for "Martín y Paula". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}

/** The texts of the namespace `faq`, which the specification requires; the page itself already holds them. */
function questionWords(questions: Question[]) {
  return Object.fromEntries(questions.map(({ id, question, answer }) => [id, { question, answer }]));
}

/** The structured data omit testimonials: samples are not opinions. */
function questionsForSearch(questions: Question[]) {
  return thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}
