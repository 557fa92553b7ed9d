/** The publisher's build, as a separate process: `node build.ts <checkout> <folder to build into> <live site>`. */

import { buildSite } from '#builder/build-site.ts';
import { ContentError } from '#reading/problems.ts';
import { readSnapshot } from '../snapshot/snapshot.ts';
import type { Message } from './build-process.ts';

const [root = process.cwd(), target = '', earlier = ''] = process.argv.slice(2);

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
  const snapshot = await readSnapshot(root);
  await say({ type: 'step', step: 'building' });
  await buildSite(root, { outDir: target, earlier: earlier || null });
  await say({ type: 'done', snapshot });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  await say({ type: 'mistakes', problems: error.problems });
}
process.exit(0);
