import { visibleLine } from '../../common/lib/text/visible.ts';
import { referenceOf } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submission.ts';
import { spokenDate } from './dates.ts';
import { type CommandInput, type InboxContext, InboxError, typed } from './inbox-context.ts';
import { keptInDoubt } from './kept-in-doubt.ts';
import { isDone, isOpen, isSpam, isSuspected, stateOf } from './kinds.ts';
import { formLabels } from './words.ts';

const LONGEST_WHO = 30;
const LONGEST_WORDS = 60;

type View = { isIn: (submission: Submission) => boolean; empty: string; showsState: boolean };

const open: View = { isIn: isOpen, empty: 'No hay nada pendiente.', showsState: false };

const views: Record<string, View> = {
  all: { isIn: () => true, empty: 'Todavía no llegó nada.', showsState: true },
  spam: { isIn: isSpam, empty: 'Nada parece spam.', showsState: true },
  done: { isIn: isDone, empty: 'No hay nada marcado como listo.', showsState: false },
};

/** Shows the open submissions, suspected ones below the rest, or one of the other views. */
export async function list(context: InboxContext, { options }: CommandInput) {
  const { store, say } = context;
  const [chosen, ...others] = options;
  if (others.length > 0) throw new InboxError('Elegí una sola de --all, --spam y --done.');
  const view = chosen === undefined ? open : (views[chosen] ?? open);
  const all = await store.list();
  const shown = all.filter(view.isIn);
  const [suspected, clean] =
    view === open ? [shown.filter(isSuspected), shown.filter((one) => !isSuspected(one))] : [[], shown];
  if (shown.length === 0) say(view.empty);
  if (clean.length > 0) say(table(clean, view.showsState));
  if (suspected.length > 0)
    say(`${clean.length > 0 ? '\n' : ''}Estos pueden venir de una máquina:\n\n${table(suspected, false)}`);
  await store.markSeen(
    shown.map(({ id }) => id),
    Date.now(),
  );
  const doubt = await keptInDoubt(context);
  if (doubt) say(`\n${doubt}`);
  if (shown.length === 0) return;
  say(`\nPara leer uno: ${typed(`show ${(clean[0] ?? suspected[0])?.id}`)}`);
  if (context.deskUrl) say(`O en el escritorio: ${context.deskUrl}`);
}

/** Formats submissions as a table for the terminal. */
export function table(submissions: Submission[], showsState: boolean): string {
  const rows = submissions.map((submission) => [
    String(submission.id),
    referenceOf(submission.id),
    spokenDate(submission.receivedAt),
    formLabels[submission.form],
    ...(showsState ? [stateOf(submission)] : []),
    cut(who(submission), LONGEST_WHO),
    cut(firstWords(submission), LONGEST_WORDS),
  ]);
  const head = ['N.º', 'Referencia', 'Recibido', 'Qué es', ...(showsState ? ['Estado'] : []), 'De', 'Empieza'];
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => lengthOf(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const who = ({ answers }: Submission) => answers.name || answers.email || '';

const firstWords = ({ answers: { establishmentName, subject, message, page, field, value } }: Submission) =>
  [establishmentName, subject, message, page, field, value].filter(Boolean).join(': ');

const lengthOf = (text: string) => [...text].length;

function cut(text: string, longest: number): string {
  const signs = [...visibleLine(text)];
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : signs.join('');
}

/** Finds the submissions with these numbers, and the numbers that none has. */
export async function pick(store: Store, ids: number[]): Promise<{ found: Submission[]; lost: number[] }> {
  const all = new Map((await store.list()).map((submission) => [submission.id, submission]));
  return { found: ids.flatMap((id) => all.get(id) ?? []), lost: ids.filter((id) => !all.has(id)) };
}
