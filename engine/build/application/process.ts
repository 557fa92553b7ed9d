/** The process that `makeApart` starts: it is sent a source, answers, and ends. */
import type { Answer } from './make-apart.ts';
import { makeApplication, type Source } from './make-application.ts';

process.once('disconnect', () => process.exit()); // this one has answered, or the build has ended before
process.once('message', async (source: Source) => {
  process.send?.(await answerTo(source), () => process.disconnect());
});

async function answerTo(source: Source): Promise<Answer> {
  try {
    return { bundle: await makeApplication(source) };
  } catch (error) {
    return { error: (error as Error).stack ?? String(error) };
  }
}
