/** The process that `makeApart` starts: it receives a source, answers, and exits. */
import type { Answer } from './make-apart.ts';
import { makeApplication, type Source } from './make-application.ts';

process.once('disconnect', () => process.exit()); // this process has answered, or the build ended before that
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
