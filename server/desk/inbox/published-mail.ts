import type { Submission } from '../../store/submission.ts';

/** The mail that tells a business that its page is online, in the language of its request. */
export function publishedMail(
  { answers, language }: Submission,
  page: string,
  link: string,
): { subject: string; text: string } {
  const words = texts[language] ?? texts.es;
  const about = (answers.establishmentName ?? '').replace(/\s+/g, ' ');
  const name = answers.name ? ` ${answers.name}` : '';
  return {
    subject: words.subject(about),
    text: `${words.hello}${name}:\n\n${words.there(about)}\n${page}\n\n${words.change}\n${link}\n\n${words.bye}\n`,
  };
}

type Texts = {
  subject: (about: string) => string;
  hello: string;
  there: (about: string) => string;
  change: string;
  bye: string;
};

const texts: Record<string, Texts> & { es: Texts } = {
  es: {
    subject: (about) => `${about} ya está en la Guía San Rafael`,
    hello: 'Hola',
    there: (about) => `${about} ya tiene su página en la guía:`,
    change:
      'Si cambia un teléfono, un horario o un precio, contanos desde este enlace. Es solo tuyo y sirve por un año; lo revisamos antes de publicarlo:',
    bye: 'Gracias por sumarte.\nGuía San Rafael',
  },
  en: {
    subject: (about) => `${about} is in the San Rafael guide now`,
    hello: 'Hello',
    there: (about) => `${about} has its page in the guide:`,
    change:
      'If a phone number, opening hours or a price change, tell us by this link. It is yours alone and works for a year; we look at it before it is published:',
    bye: 'Thank you for joining.\nGuía San Rafael',
  },
  pt: {
    subject: (about) => `${about} já está no guia de San Rafael`,
    hello: 'Olá',
    there: (about) => `${about} já tem sua página no guia:`,
    change:
      'Se mudar um telefone, um horário ou um preço, conte-nos por este link. É só seu e vale por um ano; conferimos antes de publicar:',
    bye: 'Obrigado por participar.\nGuía San Rafael',
  },
};
