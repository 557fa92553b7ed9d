import path from 'node:path';
import { createSite } from '../server/server.ts';
import { listen, portFromEnv } from './listen.ts';
import { isFresh } from './stamp.ts';

const root = process.cwd();
const port = portFromEnv(4173);
if (!isFresh(root)) {
  // Vite is read only when there is something to build.
  const { buildOrExit } = await import('./build-site.ts');
  await buildOrExit(root);
}
listen(createSite({ dist: path.join(root, 'dist') }), port);
