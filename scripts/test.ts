/**
 * Runs everything that a change must pass. `npm test` runs its three parts side by side, which can also be called alone:
 * `npm run check` (format, types, unused files, facts), `npm run units`, and `npm run e2e` (the build and the browser).
 * Only the last line counts passed and failed tests: `.ci/run` parses it.
 */
import { readFileSync } from 'node:fs';
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
  // Facts that grow old are not the fault of a change elsewhere, so this step only lists them.
  {
    title: 'Facts to ask for this month',
    run: async (output) => one(await node(output, ['scripts/facts.ts', 'soon'])),
  },
];
const units: Step[] = [
  { title: 'Units and content', run: unitTests },
  { title: 'Illustrations', run: illustrationTests },
];
const build: Step = { title: 'Build', run: async (output) => one(await node(output, ['scripts/build.ts'])) };
const endToEnd: Step = { title: 'End to end', needs: build, isLive: true, run: endToEndTests };

/** A stage begins when the previous one is done; its rows run in parallel, because each waits half of its time. */
const parts: Record<string, Stage[]> = {
  all: [
    [
      [...checks, ...units],
      [build, endToEnd],
    ],
  ],
  check: [[checks]],
  units: [[units]],
  e2e: [[[build]], [[endToEnd]]],
};

/** How many tests may be skipped: those that need to be root. */
const MOST_SKIPPED = '.ci/skipped';

const [part = 'all', ...unknown] = process.argv.slice(2);
const stages = parts[part];
if (!stages || unknown.length > 0) {
  console.error(`Unknown arguments: ${process.argv.slice(2).join(' ')}. Use check, units, e2e or nothing.`);
  process.exit(1);
}
const { passed, failed, skipped = 0 } = await runStages(stages);
const isSkippingMore = skipped > Number(readFileSync(MOST_SKIPPED, 'utf8'));
console.log(
  `\n${skipped} skipped${isSkippingMore ? `, more than ${MOST_SKIPPED} allows: run them, or say there why` : ''}`,
);
const failures = failed + Number(isSkippingMore);
console.log(`${passed} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);
