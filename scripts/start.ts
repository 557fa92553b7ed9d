import { configOrExit } from '#server/config/environment.ts';
import { buildDeskIfStale, buildIfStale } from './build-if-stale.ts';

const { desk } = configOrExit(); // before the build, which would be wasted if this fails
buildIfStale();
if (desk) buildDeskIfStale();
await import('#server/main.ts');
