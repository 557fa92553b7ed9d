/** The publisher's build, as a separate process: `node build.ts <checkout> <folder> <live site> <is it a preview>`. */

import { buildChanged } from '#builder/build-changed.ts';
import { buildSite } from '#builder/build-site.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { ContentError } from '#reading/problems.ts';
import { snapshotOf } from '../snapshot/snapshot.ts';
import type { Message } from './build-process.ts';

const [root = process.cwd(), target = '', earlier = '', isPreview = 'false'] = process.argv.slice(2);

// Stops if the publisher is gone, because nobody would use the result.
process.on('disconnect', () => process.exit(1));

/** Waits until the message is sent, because the process may end right after it. */
const say = (message: Message) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

try {
  await say({ type: 'step', step: 'checking' });
  const catalogue = await readCatalogue(root);
  await say({ type: 'step', step: 'building' });
  if (isPreview === 'true' && earlier) await buildChanged(root, { outDir: target, live: earlier, catalogue });
  else await buildSite(root, { outDir: target, earlier: earlier || null, catalogue });
  await say({ type: 'done', snapshot: await snapshotOf(root, catalogue) });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  await say({ type: 'mistakes', problems: error.problems });
}
process.exit(0);
