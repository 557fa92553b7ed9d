// Serves a built site: `node server/main.ts` serves `dist`, or the folder named as an argument.
import path from 'node:path';
import { pino } from 'pino';
import { SiteError } from './built.ts';
import { configOrExit } from './config/environment.ts';
import { FolderError } from './desk/folder/shared-folder.ts';
import { listen } from './http/listen.ts';
import { createGuide, type Guide } from './server.ts';

const config = configOrExit();
const log = pino({ level: config.logLevel, base: null });
const { server, reload, stop } = guideOrExit(path.resolve(process.argv[2] ?? 'dist'));
process.on('SIGHUP', reload); // `systemctl reload guide`, once the link leads to another release
listen(server, { port: config.port, host: config.host, finish: stop });

/** Creates the guide, or ends the process with a sentence if there is no built site or no usable desk folder. */
function guideOrExit(dist: string): Guide {
  try {
    return createGuide({ dist, config, log });
  } catch (error) {
    if (!(error instanceof SiteError || error instanceof FolderError)) throw error;
    console.error(`The server could not start: ${error.message}`);
    process.exit(1);
  }
}
