import { buildOrExit } from './build-site.ts';

await buildOrExit(process.cwd());
