import { buildOrExit } from '#engine/build/build-site.ts';

await buildOrExit(process.cwd());
