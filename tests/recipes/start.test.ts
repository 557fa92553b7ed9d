/** What `npm start` says before it builds, when the build would be for nothing. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';

const START = path.resolve('scripts/start.ts');

test('a port that is taken is said before anything is built', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  onTestFinished(() => void other.close());
  // Where nothing can be built: a build that came first would end with another sentence.
  const cwd = temporaryFolder();
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1' };
  const ended = promisify(execFile)(process.execPath, [START], { cwd, env });
  await expect(ended).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(`${port}`) });
});
