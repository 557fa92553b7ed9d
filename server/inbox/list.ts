import type { Store, Submission } from '../store.ts';
import { spokenDate } from './dates.ts';
import { type Asked, type Desk, InboxError, typed } from './desk.ts';
import { isDone, isOpen, isSpam, stateOf } from './kinds.ts';

const LONGEST_WHO = 30;
const LONGEST_WORDS = 60;

type View = { isIn: (submission: Submission) => boolean; empty: string; showsState: boolean };

const open: View = { isIn: isOpen, empty: 'The inbox is empty: nothing waits for you.', showsState: false };

const views: Record<string, View> = {
  all: { isIn: () => true, empty: 'Nothing has arrived yet.', showsState: true },
  spam: { isIn: isSpam, empty: 'Nothing looks like spam.', showsState: true },
  done: { isIn: isDone, empty: 'Nothing is marked as done.', showsState: false },
};

/** Shows what is open, or one of the other views. */
export async function list({ store, say }: Desk, { options }: Asked) {
  const [chosen, ...others] = options;
  if (others.length > 0) throw new InboxError('Choose one of --all, --spam and --done.');
  const view = chosen === undefined ? open : (views[chosen] ?? open);
  const all = await store.list();
  const shown = all.filter(view.isIn);
  say(shown.length === 0 ? view.empty : table(shown, view.showsState));
  if (view === open) {
    const count = all.filter(isSpam).length;
    if (count > 0) say(`\n${count} more marked as possible spam: ${typed('list --spam')}`);
  }
  if (shown.length > 0) say(`\nTo read one: ${typed(`show ${shown[0]?.id}`)}`);
}

/** Rows for the terminal, under a head. */
export function table(submissions: Submission[], showsState: boolean): string {
  const rows = submissions.map((submission) => [
    String(submission.id),
    spokenDate(submission.receivedAt),
    submission.form,
    ...(showsState ? [stateOf(submission)] : []),
    cut(who(submission), LONGEST_WHO),
    cut(firstWords(submission), LONGEST_WORDS),
  ]);
  const head = ['No.', 'Received', 'Form', ...(showsState ? ['State'] : []), 'From', 'Begins'];
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

const firstWords = ({ answers: { establishmentName, subject, message } }: Submission) =>
  [establishmentName, subject, message].filter(Boolean).join(': ');

const lengthOf = (text: string) => [...text].length;

function cut(text: string, longest: number): string {
  const signs = [...text.replace(/\s+/g, ' ')];
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : signs.join('');
}

/** The submissions with these numbers, and the numbers that nothing has. */
export async function pick(store: Store, ids: number[]): Promise<{ found: Submission[]; lost: number[] }> {
  const all = new Map((await store.list()).map((submission) => [submission.id, submission]));
  return { found: ids.flatMap((id) => all.get(id) ?? []), lost: ids.filter((id) => !all.has(id)) };
}
