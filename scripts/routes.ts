/**
 * `npm run routes`: every page's address, the folder of its screen and the file with its texts. `-- pesca` lists only
 * addresses that contain the word; `-- --json` prints JSON.
 */

import { readRoutes, routeLines } from '#builder/site/routes.server.ts';
import { orExit } from '#reading/content-mistakes.ts';

const args = process.argv.slice(2);
const words = args.filter((arg) => arg !== '--json');
const all = await orExit(() => readRoutes(process.cwd()));
const routes = all.filter(({ address }) => words.every((word) => address.includes(word)));
console.log(args.includes('--json') ? JSON.stringify(routes, null, 2) : routeLines(routes).join('\n'));
