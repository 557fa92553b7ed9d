// Serves a site that is built already: `node server/main.ts`, or with the folder of another build.
import path from 'node:path';
import { pino } from 'pino';
import { configOrExit } from './environment.ts';
import { listen } from './listen.ts';
import { createGuide } from './server.ts';

const config = configOrExit();
const log = pino({ level: config.logLevel, base: null });
const { server, stop } = createGuide({ dist: path.resolve(process.argv[2] ?? 'dist'), config, log });
listen(server, { port: config.port, host: config.host, finish: stop });
