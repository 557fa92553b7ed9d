import { paths } from '../../../common/lib/address/paths.ts';
import type { Submission } from '../../store/submission.ts';
import { pageIn } from './proposal-page.ts';
import { proposalLanguage } from './proposal-words.ts';

/**
 * The polite mail to a business or a visitor whose request the owner turns down, in the language of the form's page.
 * It gives no reason, because only the owner knows it, and says what the sender can do.
 */
export function refusalMail({ answers, language }: Submission, origin: string): { subject: string; text: string } {
  const words = texts[language] ?? texts.es;
  const contact = origin + pageIn(proposalLanguage(language), paths.contact);
  const name = answers.name ? ` ${answers.name}` : '';
  const about = answers.establishmentName || answers.subject;
  return {
    subject: about ? `${words.subject}: ${about.replace(/\s+/g, ' ')}` : words.subject,
    text: `${words.hello}${name}:\n\n${words.thanks(about)}\n\n${words.later}\n${contact}\n\n${words.bye}\n`,
  };
}

type Texts = { subject: string; hello: string; thanks: (about?: string) => string; later: string; bye: string };

const texts: Record<string, Texts> & { es: Texts } = {
  es: {
    subject: 'Tu mensaje a la Guía San Rafael',
    hello: 'Hola',
    thanks: (about) =>
      `Gracias por escribirnos${about ? ` por «${about}»` : ''}. Por ahora no lo vamos a sumar a la guía.`,
    later: 'Si algo cambia o querés contarnos más, escribinos cuando quieras:',
    bye: 'Un saludo,\nGuía San Rafael',
  },
  en: {
    subject: 'Your message to the San Rafael guide',
    hello: 'Hello',
    thanks: (about) =>
      `Thank you for writing to us${about ? ` about “${about}”` : ''}. For now we will not add it to the guide.`,
    later: 'If something changes or you want to tell us more, write to us at any time:',
    bye: 'Kind regards,\nGuía San Rafael',
  },
  pt: {
    subject: 'Sua mensagem para o guia de San Rafael',
    hello: 'Olá',
    thanks: (about) =>
      `Obrigado por nos escrever${about ? ` sobre “${about}”` : ''}. Por enquanto não vamos incluí-lo no guia.`,
    later: 'Se algo mudar ou se quiser nos contar mais, escreva quando quiser:',
    bye: 'Um abraço,\nGuía San Rafael',
  },
};
