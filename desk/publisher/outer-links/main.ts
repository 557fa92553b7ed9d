/**
 * `npm run links`: asks the pages that the guide links to whether they are still there. A timer starts it at night; the
 * publisher, which has no network, shows at the desk what it has found.
 */
import path from 'node:path';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { readJsonFile } from '../files.ts';
import { readSettings } from '../settings.ts';
import { weeklyRound } from './weekly-round.ts';

const published = path.join(readSettings().folder, 'published');
const snapshot = readJsonFile(path.join(published, 'snapshot.json')) as Snapshot | null; // the publisher writes it
await weeklyRound(published, snapshot?.files ?? []);
