/**
 * Runs everything that a change must pass. `npm test` runs all steps, `npm run check` those that need no browser, `npm
 * run e2e` the build and the browser tests. Only the last line counts passed and failed tests: `.ci/run` parses it.
 */

import path from 'node:path';
import { CODE_FOLDER } from '#builder/cache/code-folder.ts';
import { one } from './test/count.ts';
import { endToEndTests } from './test/end-to-end.ts';
import { illustrationTests } from './test/illustrations.ts';
import { runStages, type Stage, type Step } from './test/run-stages.ts';
import { node, tool } from './test/tools.ts';
import { unitTests } from './test/units.ts';

// Caches Node's compiled code: the tests start a hundred and fifty servers and publishers.
process.env.NODE_COMPILE_CACHE ??= path.resolve(CODE_FOLDER);

const checks: Step[] = [
  {
    title: 'Format and lint',
    run: async (output) => one(await tool(output, 'biome', ['check', '--error-on-warnings'])),
  },
  { title: 'Types', run: async (output) => one(await tool(output, 'tsc', ['--noEmit'])) },
  { title: 'Unused files and packages', run: async (output) => one(await tool(output, 'knip', [])) },
  { title: 'Units and content', run: unitTests },
  { title: 'Illustrations', run: illustrationTests },
  // Facts that grow old are not the fault of a change elsewhere, so this step only lists them.
  {
    title: 'Facts to ask for this month',
    run: async (output) => one(await node(output, ['scripts/facts.ts', 'soon'])),
  },
];
const build: Step = { title: 'Build', run: async (output) => one(await node(output, ['scripts/build.ts'])) };
const endToEnd: Step = { title: 'End to end', needs: build, isLive: true, run: endToEndTests };

/** A stage begins when the previous one is done; its rows run in parallel, because each waits half of its time. */
const parts: Record<string, Stage[]> = {
  all: [[checks, [build, endToEnd]]],
  check: [[checks]],
  e2e: [[[build]], [[endToEnd]]],
};

const [part = 'all', ...unknown] = process.argv.slice(2);
const stages = parts[part];
if (!stages || unknown.length > 0) {
  console.error(`Unknown arguments: ${process.argv.slice(2).join(' ')}. Use check, e2e or nothing.`);
  process.exit(1);
}
const { passed, failed } = await runStages(stages);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
