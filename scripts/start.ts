import { configOrExit } from '../server/config/environment.ts';
import { buildDeskIfStale, buildIfStale } from './build-if-stale.ts';

configOrExit(); // before a build that would be in vain
buildIfStale();
if (process.env.DESK_FOLDER) buildDeskIfStale();
await import('../server/main.ts');
