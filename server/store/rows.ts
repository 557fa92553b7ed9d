import type { FormName } from '../../app/features/forms/schemas.ts';
import type { Answers } from '../forms/check.ts';
import type { Row, Statement } from './database.ts';
import type { NewSubmission, SentPhoto, State, Submission } from './submission.ts';

/** Without an attempt's id, the same words within this time are a repeat: a second press, or Back and Send again. */
const REPEAT_MS = 60 * 60 * 1000;

/** A libSQL server takes no value of more than 4 MB, and gives no answer of more than 10 MB. */
const PIECE_BYTES = 3 * 1024 * 1024;
/**
 * A photograph is kept in pieces: the first at its place among the photographs, each further one so many places behind
 * the one before.
 */
export const PLACES = 100;

/**
 * Adds a submission that is not there yet: the first statement returns a row when it was new, the second the number
 * that it has, or the one that it repeats; the others add its photographs. What a person sends never
 * counts as a repeat of a suspected message, because it must not stay among the suspected.
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
 * Adds a photograph where its submission has none at this place: a repeat may bring what the first attempt left behind
 * on a device without signal. Its first piece comes last, so that pieces of two photographs never mix.
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

/** All of a submission; how many photographs it has stands among its answers. */
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
