import { spawnSync } from 'node:child_process';
import { configOrExit } from '../server/environment.ts';
import { isFresh } from './stamp.ts';

configOrExit(); // before a build that would be for nothing
if (!isFresh(process.cwd())) {
  // In a process of its own: a build takes ten times the memory of the server and does not give it back.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../server/main.ts');
