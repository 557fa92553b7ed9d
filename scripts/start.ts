import { configOrExit } from '../server/config/environment.ts';
import { buildDeskIfStale, buildIfStale } from './build-if-stale.ts';

const { desk } = configOrExit(); // before a build that would be in vain
buildIfStale();
if (desk) buildDeskIfStale();
await import('../server/main.ts');
