import type { FormName } from '../../app/features/forms/schemas.ts';
import type { Answers } from '../forms/check.ts';
import type { Row, Statement } from './database.ts';
import type { NewSubmission, State, Submission } from './submission.ts';

/** Without an attempt's id, the same words within this time are a repeat: a second press, or Back and Send again. */
const REPEAT_MS = 60 * 60 * 1000;

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
  // A repeat may bring what the first attempt left behind on a device without signal.
  const addPhotos = photos.map(({ format, bytes }, position) => ({
    sql: `INSERT OR IGNORE INTO submission_photo (submission, position, format, bytes)
      SELECT id, ?, ?, ? FROM submission WHERE fingerprint = ? AND attempt IS ? ORDER BY id DESC LIMIT 1`,
    args: [position, format, bytes, fingerprint, attempt],
  }));
  return [insert, find, ...addPhotos];
}

/** All of a submission; how many photographs it has stands among its answers. */
export const SUBMISSIONS = `SELECT submission.*,
  (SELECT count(*) FROM submission_photo WHERE submission_photo.submission = submission.id) AS photos FROM submission`;

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
