import { configOrExit } from '../server/config/environment.ts';
import { buildIfStale } from './build-if-stale.ts';

configOrExit(); // before a build that would be in vain
buildIfStale();
await import('../server/main.ts');
