import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.resolve('node_modules/.cache/guia-code')); // what Node made of the source files, too
const { buildOrExit } = await import('#engine/build/build-site.ts');
await buildOrExit(process.cwd());
