import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createSite } from '../server/server.ts';
import { listen, portFromEnv } from './listen.ts';
import { isFresh } from './stamp.ts';

const root = process.cwd();
const port = portFromEnv(4173);
if (!isFresh(root)) {
  // In a process of its own: a build takes ten times the memory of the server and does not give it back.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
listen(createSite({ dist: path.join(root, 'dist') }), { port, host: '0.0.0.0' });
