// Builds `dist` and reports its sizes; mistakes in the content end the process with one line each.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { CODE_FOLDER } from '#builder/cache/code-folder.ts';

enableCompileCache(path.resolve(CODE_FOLDER)); // before the imports, so that their compiled code is cached, too
const [{ orExit }, { buildSite }, { summary }, { printProgress }] = await Promise.all([
  import('#reading/content-mistakes.ts'),
  import('#builder/build-site.ts'),
  import('#builder/report.ts'),
  import('#builder/steps.ts'),
]);
console.log(summary(await orExit(() => buildSite(process.cwd(), { onProgress: printProgress }))));
