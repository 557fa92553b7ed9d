import type { Answers } from '../../common/contracts/forms.ts';
import { sendableEmail } from '../../common/lib/text/email.ts';
import { digits } from '../../common/lib/text/phone.ts';
import { mobileNumber } from '../../common/lib/text/phone-number.ts';
import { visible, visibleLine } from '../../common/lib/text/visible.ts';
import { referenceOf } from '../store/reference.ts';
import { spokenDate } from './dates.ts';
import { type CommandInput, type InboxContext, missing, numberIn, typed } from './inbox-context.ts';
import { stateOf } from './kinds.ts';
import { formLabels, labelled, languageName, suspicionText } from './words.ts';

/** Shows everything in one submission, and how to answer it. */
export async function show({ store, say, deskUrl }: InboxContext, { words }: CommandInput) {
  const id = numberIn(words[0]);
  const submission = await store.get(id);
  if (!submission) throw missing([id]);
  await store.markSeen([id], Date.now());
  const { form, answers, language, receivedAt, suspicion } = submission;
  const facts = [
    { label: 'Referencia', value: referenceOf(id) },
    { label: 'Recibido', value: spokenDate(receivedAt) },
    { label: 'Estado', value: stateOf(submission) },
    { label: 'Idioma', value: languageName(language) },
    ...labelled(answers),
  ];
  const width = Math.max(...facts.map(({ label }) => label.length));
  say(`${formLabels[form]} ${id}\n`);
  for (const { label, value } of facts) {
    say(`${label.padEnd(width)}  ${visible(value).replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`);
  }
  if (suspicion) say(`\nPuede ser spam: ${suspicionText(suspicion)}`);
  const ways = replies(answers);
  if (ways.length > 0) say(`\n${ways.join('\n')}`);
  if (form === 'publicar') say(`\nPara hacer una ficha: ${typed(`draft ${id}`)}`);
  if (form === 'sabes') say(`\nPara escribirlo en la ficha: ${typed(`accept ${id}`)}`);
  if (form === 'camino') say(`\nPara mostrarlo 48 horas en «Antes de salir»: ${typed(`accept ${id}`)}`);
  say(`Cuando esté contestado: ${typed(`done ${id}`)}`);
  if (deskUrl) say(`O en el escritorio: ${deskUrl}`);
}

/** Returns links that a terminal opens with a click. */
function replies({ email, whatsapp, subject, establishmentName }: Answers): string[] {
  const about = subject || establishmentName;
  const lines: string[] = [];
  if (email) {
    const query = about ? `?subject=${encodeURIComponent(`Re: ${about.replace(/\s+/g, ' ')}`)}` : '';
    lines.push(`mailto:${encodeURIComponent(sendableEmail(email) ?? email).replaceAll('%40', '@')}${query}`);
  }
  const number = whatsapp ? mobileNumber(whatsapp) : null;
  if (number) lines.push(`tel:${number.replace(/[\s()-]/g, '')}`, `https://wa.me/${digits(number)}`);
  else if (whatsapp) lines.push(`"${visibleLine(whatsapp)}" no es un teléfono completo.`);
  return lines;
}
