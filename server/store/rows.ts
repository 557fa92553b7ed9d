import type { Answers, FormName } from '../../common/contracts/forms.ts';
import type { Row, Statement } from './database.ts';
import type { NewSubmission, SentPhoto, State, Submission } from './submission.ts';

/** Without an attempt's id, the same answers within this time are a repeat: a second press, or Back and Send again. */
const REPEAT_MS = 60 * 60 * 1000;

/** A libSQL server accepts no value over 4 MB, and sends no answer over 10 MB. */
const PIECE_BYTES = 3 * 1024 * 1024;
/**
 * A photograph is stored in pieces: the position of the first is its place among the photographs, and that of each
 * further piece is higher by this number.
 */
export const PLACES = 100;

/**
 * Adds a submission unless it is a repeat. The first statement returns a row if it is new, the second its number or
 * that of the one it repeats; the others add its photographs. An unsuspected submission never counts as a repeat of a
 * suspected one, because it must not stay among the suspected.
 */
export function insertion({
  form,
  answers,
  language,
  receivedAt,
  attempt,
  fingerprint,
  suspicion,
  isNoticeDue,
  photos = [],
}: NewSubmission): [Statement, Statement, ...Statement[]] {
  const due = isNoticeDue ? receivedAt : null;
  const insert = {
    sql: `INSERT INTO submission (form, answers, language, received_at, attempt, fingerprint, suspicion, notice_due_at)
      SELECT ?, ?, ?, ?, ?, ?, ?, ?
      WHERE NOT EXISTS (
        SELECT 1 FROM submission
        WHERE fingerprint = ? AND attempt IS ? AND (attempt IS NOT NULL OR abs(received_at - ?) < ?)
          AND (suspicion IS NULL OR ? IS NOT NULL)
      ) RETURNING id`,
    args: [
      ...[form, JSON.stringify(answers), language, receivedAt, attempt, fingerprint, suspicion, due],
      ...[fingerprint, attempt, receivedAt, REPEAT_MS, suspicion],
    ],
  };
  const find = {
    sql: 'SELECT id FROM submission WHERE fingerprint = ? AND attempt IS ? ORDER BY id DESC LIMIT 1',
    args: [fingerprint, attempt],
  };
  return [insert, find, ...photos.flatMap((photo, place) => photoInsertion(photo, place, [fingerprint, attempt]))];
}

/**
 * Adds a photograph if its submission has none at this place: a repeat may bring photographs that the first attempt
 * left behind on a device without signal. The first piece is added last, so that two photographs never mix.
 */
function photoInsertion({ format, bytes }: SentPhoto, place: number, sender: [string, string | null]): Statement[] {
  const count = Math.max(1, Math.ceil(bytes.length / PIECE_BYTES));
  return Array.from({ length: count }, (_, index) => ({
    sql: `INSERT INTO submission_photo (submission, position, format, bytes)
      SELECT id, ?, ?, ? FROM (SELECT id FROM submission WHERE fingerprint = ? AND attempt IS ? ORDER BY id DESC LIMIT 1)
      WHERE NOT EXISTS (SELECT 1 FROM submission_photo WHERE submission = id AND position = ?)`,
    args: [
      ...[place + index * PLACES, format, bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES)],
      ...[...sender, place],
    ],
  })).reverse();
}

/** Selects submissions with the number of their photographs, which `submissionOf` puts among the answers. */
export const SUBMISSIONS = `SELECT submission.*,
  (SELECT count(*) FROM submission_photo WHERE submission_photo.submission = submission.id AND position < ${PLACES}) AS photos FROM submission`;

/** Turns a row of the table into a submission. */
export function submissionOf(row: Row): Submission {
  const photos = Number(row.photos ?? 0);
  return {
    id: Number(row.id),
    form: row.form as FormName, // `add` wrote it, like the rest
    answers: { ...(JSON.parse(String(row.answers)) as Answers), ...(photos > 0 && { photos: String(photos) }) },
    language: String(row.language),
    receivedAt: Number(row.received_at),
    state: row.state as State,
    suspicion: row.suspicion as Submission['suspicion'],
  };
}
