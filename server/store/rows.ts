import type { Answers, FormName } from '../../common/contracts/forms.ts';
import type { Row, Statement } from './database.ts';
import type { NewSubmission, SentPhoto, State, Submission } from './submission.ts';

/** Without an attempt's id, the same answers within this time are a repeat: a second press, or Back and Send again. */
const REPEAT_MS = 60 * 60 * 1000;

/**
 * Photographs of requests that the owner has not seen take at most this much. More would let strangers fill the disk;
 * further requests are kept without theirs.
 */
const MOST_UNSEEN_BYTES = 500 * 1024 * 1024;
/** Those that wait for an answer, seen or not, take at most as many times that: a desk that stays open sees them all. */
const SHARE_OF_OPEN = 4;
/** What a database takes at least for a photograph. */
const PAGE_BYTES = 4096;
/** The name among the answers under which the owner reads how many photographs were not kept. */
const WITHOUT_PHOTOS = 'withoutPhotos';

/** A libSQL server accepts no value over 4 MB, and sends no answer over 10 MB. */
const CHUNK_BYTES = 3 * 1024 * 1024;
/**
 * A photograph is stored in chunks: the position of the first is its place among the photographs, and that of each
 * further chunk is higher by this number.
 */
export const PLACES = 100;

/**
 * Adds a submission unless it is a repeat. The first statement returns a row if it is new, the second its number or
 * that of the one it repeats; the others add its photographs, and the last returns how many it has. An unsuspected
 * submission never counts as a repeat of a suspected one, because it must not stay among the suspected.
 */
export function insertion(
  {
    form,
    answers,
    language,
    receivedAt,
    attempt,
    fingerprint,
    suspicion,
    isNoticeDue,
    photos = [],
    withoutPhotos = 0,
  }: NewSubmission,
  mostUnseenBytes = MOST_UNSEEN_BYTES,
): [Statement, Statement, ...Statement[]] {
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
  const find = { sql: OF_SENDER, args: [fingerprint, attempt] };
  const sent = photos.length + withoutPhotos;
  if (sent === 0) return [insert, find];
  const bytes = photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
  const room = mostUnseenBytes - bytes;
  const sender: Sender = [fingerprint, attempt];
  const chunks = photos.flatMap((photo, place) => photoInsertion(photo, place, sender, room));
  return [insert, find, ...chunks, ...photoCount(sent, sender)];
}

/** The fingerprint and the attempt, by which a submission is found that has only just been added. */
type Sender = [string, string | null];
const OF_SENDER = 'SELECT id FROM submission WHERE fingerprint = ? AND attempt IS ? ORDER BY id DESC LIMIT 1';

/** Notes among the answers how many photographs were not kept, and returns how many were. */
function photoCount(sent: number, sender: Sender): Statement[] {
  const note = {
    sql: `UPDATE submission SET answers = CASE (SELECT count(*) FROM submission_photo WHERE submission = own.id) WHEN 0
      THEN json_set(answers, '$.${WITHOUT_PHOTOS}', ?) ELSE json_remove(answers, '$.${WITHOUT_PHOTOS}') END
      FROM (${OF_SENDER}) AS own WHERE submission.id = own.id`,
    args: [String(sent), ...sender],
  };
  const kept = {
    sql: `SELECT count(*) AS photos FROM submission_photo WHERE submission = (${OF_SENDER}) AND position < ${PLACES}`,
    args: sender,
  };
  return [note, kept];
}

/** The bytes that count against the limit. */
const SIZE = `length(bytes) + ${PAGE_BYTES}`;
const TAKEN = `max(coalesce(sum(iif(seen_at IS NULL, ${SIZE}, 0)), 0), coalesce(sum(${SIZE}), 0) / ${SHARE_OF_OPEN})`;

/**
 * Adds a photograph if its submission has none at this place: a repeat may bring photographs that the first attempt
 * left behind on a device without signal. The first chunk is added last, so that two photographs never mix. All or none
 * of a submission's are added: its own do not count against the room that there is for them.
 */
function photoInsertion({ format, bytes }: SentPhoto, place: number, sender: Sender, room: number): Statement[] {
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES));
  return Array.from({ length: count }, (_, index) => ({
    sql: `INSERT INTO submission_photo (submission, position, format, bytes)
      SELECT own.id, ?, ?, ? FROM (${OF_SENDER}) AS own
      WHERE NOT EXISTS (SELECT 1 FROM submission_photo WHERE submission = own.id AND position = ?)
        AND (SELECT ${TAKEN} FROM submission_photo JOIN submission ON submission.id = submission
          WHERE state = 'new' AND submission.id <> own.id) <= ?`,
    args: [
      ...[place + index * PLACES, format, bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)],
      ...[...sender, place, room],
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
