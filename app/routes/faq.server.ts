import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, words } from '#app/catalog/schema.ts';
import type { Link, Picture, Rating } from '#app/catalog/views.ts';
import { thing } from '#app/json-ld.server.ts';
import { telLink } from '#app/lib/phone.ts';
import { pageLabel } from '#app/page-label.server.ts';
import { paths } from '#app/paths.ts';

const faqContent = z.strictObject({
  ...pageFields,
  questions: z
    .array(
      z.strictObject({
        id: words,
        question: words,
        answer: words,
        /** Where there is more about it. */
        link: innerLink,
        sources: z.array(words).default([]),
      }),
    )
    .min(1),
  testimonialsTitle: words,
  testimonials: z
    .array(
      z.strictObject({
        id: words,
        name: words,
        location: words,
        text: words,
        rating: z.number().min(1).max(5),
        /** What a portrait would show; there is none yet. */
        avatarDescription: words,
        /** Made up to show how the page looks. */
        sample: z.boolean().default(false),
      }),
    )
    .min(1),
  cta: z.strictObject({ title: words, text: words, tipsLabel: words, tipsLink: innerLink, callLabel: words }),
});

export type Question = { id: string; question: string; answer: string; link: Link };
export type Testimonial = {
  id: string;
  name: string;
  location: string;
  text: string;
  rating: Rating;
  isSample: boolean;
};

export type FaqData = {
  title: string;
  standfirst: string;
  picture: Picture | undefined;
  questions: Question[];
  testimonials: { title: string; items: Testimonial[] };
  help: { title: string; text: string; tips: Link; call: Link; phone: string };
};

/** @throws {ContentError} naming `content/pages/faq.json` and the field. */
export function faqPage(context: PageContext): BuiltPage {
  const { catalogue, language, meta, links } = context;
  const { content, pictures } = readPageContent(context, 'pages/faq', faqContent);
  const { seo, hero, questions, testimonials, testimonialsTitle, cta } = content;
  const stars = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  links.push({ file: 'content/pages/faq.json', field: 'cta.tipsLink', href: cta.tipsLink });
  const data: FaqData = {
    title: hero.title,
    standfirst: hero.subtitle,
    picture: pictures.hero?.hero,
    questions: questions.map(({ id, question, answer, link }) => ({
      id,
      question,
      answer,
      link: { href: link, label: pageLabel(context, link) },
    })),
    testimonials: {
      title: testimonialsTitle,
      items: testimonials.map(({ id, name, location, text, rating, sample }) => ({
        id,
        name,
        location,
        text,
        // The testimonial as a whole says that it is a sample; its rating need not say it again.
        rating: { text: stars.format(rating), isSample: false },
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
  return {
    path: paths.faq,
    screen: 'faq',
    status: 200,
    meta: meta(paths.faq, seo),
    data,
    share: { title: hero.title, picture: data.picture },
    structuredData: [questionsForSearch(data.questions)],
    files: { [`/locales/${language}/faq.json`]: JSON.stringify(questionWords(data.questions)) },
  };
}

/** The specification's namespace `faq`, for whoever asks for it: the page itself holds these words already. */
function questionWords(questions: Question[]) {
  return Object.fromEntries(questions.map(({ id, question, answer }) => [id, { question, answer }]));
}

/** Testimonials are left out: samples are no opinions. */
function questionsForSearch(questions: Question[]) {
  return thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}
