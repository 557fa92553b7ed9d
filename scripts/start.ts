import { configOrExit } from '#server/config/environment.ts';
import { checkPort } from '#server/http/listen.ts';
import { buildDeskIfStale, buildIfStale } from './build-if-stale.ts';

// Before the build, which would be wasted if one of these fails.
const { desk, port, host } = configOrExit();
await checkPort(port, host);
buildIfStale();
if (desk) buildDeskIfStale();
await import('#server/main.ts');
