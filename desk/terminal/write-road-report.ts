import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROADS_FILE } from '#common/contracts/desk/content.ts';
import type { Group } from '#common/contracts/desk/group.ts';
import { editJson } from '#reading/edit-json.ts';
import { readJson } from '#reading/read-file.ts';
import { type InboxContext, InboxError } from '#server/inbox/inbox-context.ts';
import type { Submission } from '#server/store/submission.ts';
import { withReport } from '../editing/requests/road-report.ts';

/**
 * Writes a visitor's report of a road into the page's file, whose other lines stay as they are.
 * @throws {InboxError} with nothing written, if it names no road or has expired
 */
export function writeRoadReport({ root, say }: InboxContext, { answers, language, receivedAt }: Submission) {
  const page = readJson(root, ROADS_FILE) as Group; // the build checks it
  const reports = withReport(page, { answers, language, receivedAt: new Date(receivedAt), now: new Date() });
  if (typeof reports === 'string') throw new InboxError(`No se escribió nada. ${reports}`);
  const file = path.join(root, ROADS_FILE);
  writeFileSync(file, editJson(readFileSync(file, 'utf8'), [{ path: ['reports'], value: reports }]));
  say(`${ROADS_FILE}: se muestra 48 horas.`);
}
