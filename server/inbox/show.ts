import type { Answers } from '../forms/check.ts';
import { referenceOf } from '../store/reference.ts';
import type { Submission } from '../store/submission.ts';
import { visible, visibleLine } from '../text/visible.ts';
import { spokenDate } from './dates.ts';
import { type Asked, type Desk, missing, numberIn, typed } from './desk.ts';
import { digits } from './digits.ts';
import { stateOf } from './kinds.ts';
import { mobileNumber } from './phone.ts';

/** Explains why a submission is suspected to somebody who has never heard of traps. */
const suspicions: Record<NonNullable<Submission['suspicion']>, string> = {
  trap: 'it filled a field that people do not see. Programs fill every field; a few browsers do, too.',
  fast: 'it was sent faster than people type. Programs do that; a browser that fills in forms may, too.',
};

/** Shows everything in one submission, and how to answer it. */
export async function show({ store, say }: Desk, { words }: Asked) {
  const id = numberIn(words[0]);
  const submission = await store.get(id);
  if (!submission) throw missing([id]);
  await store.markSeen([id], Date.now());
  const { form, answers, language, receivedAt, suspicion } = submission;
  const facts = {
    reference: referenceOf(id),
    received: spokenDate(receivedAt),
    form,
    state: stateOf(submission),
    language,
    ...answers,
  };
  const width = Math.max(...Object.keys(facts).map(({ length }) => length));
  say(`Submission ${id}\n`);
  for (const [name, value] of Object.entries(facts)) {
    if (value !== '') say(`${name.padEnd(width)}  ${visible(value).replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`);
  }
  if (suspicion) say(`\nPossibly spam: ${suspicions[suspicion]}`);
  const ways = replies(answers);
  if (ways.length > 0) say(`\n${ways.join('\n')}`);
  if (form === 'publicar') say(`\nTo make a listing of it: ${typed(`draft ${id}`)}`);
  if (form === 'sabes') say(`\nTo write it into the listing: ${typed(`accept ${id}`)}`);
  say(`When it is answered: ${typed(`done ${id}`)}`);
}

/** Returns links that a terminal opens with a click. */
function replies({ email, whatsapp, subject, establishmentName }: Answers): string[] {
  const about = subject || establishmentName;
  const lines: string[] = [];
  if (email) {
    const query = about ? `?subject=${encodeURIComponent(`Re: ${about.replace(/\s+/g, ' ')}`)}` : '';
    lines.push(`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${query}`);
  }
  const number = whatsapp ? mobileNumber(whatsapp) : null;
  if (number) lines.push(`tel:${number.replace(/[\s()-]/g, '')}`, `https://wa.me/${digits(number)}`);
  else if (whatsapp) lines.push(`"${visibleLine(whatsapp)}" is no complete phone number.`);
  return lines;
}
