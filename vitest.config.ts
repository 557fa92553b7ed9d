import { defineConfig } from 'vitest/config';
import { screensPlugin } from '#builder/screens-plugin.ts';

/** The screens of the real guide, for tests that render pages. */
async function readScreens() {
  const [{ readCatalogue }, { screenRoutes }] = await Promise.all([
    import('#catalog/listings/catalogue.ts'),
    import('#builder/site/screen-routes.server.ts'),
  ]);
  return screenRoutes(await readCatalogue(process.cwd()));
}

/** These draw, build or start whole programs: what they leave in a process must not affect the others. */
const APART = '{map,guide/pictures,tests/server,tests/install,tests/docs}/**/*.test.ts';
/** These build small guides with what the guide's own build has drawn, which `npm test` runs beside the other tests. */
const BUILDS = 'tests/{build,recipes}/**/*.test.ts';
/** `npm run attack` has time for these. */
const ATTACKS = process.env.ATTACK ? ['tests/server/*.attack.ts'] : [];

export default defineConfig({
  plugins: [screensPlugin(readScreens)],
  test: {
    // A slow machine is not a bug in the guide.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['scripts/vitest-setup.ts'],
    maxWorkers: 2, // one by default on a machine with two cores
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{common,content,desk,guide/!(pictures),scripts,tests/bench}/**/*.test.{ts,tsx}'],
          isolate: false, // the guide's modules are loaded once for all files
        },
      },
      // Each starts its servers on its own ports and folders, so that several files can share a process.
      { extends: true, test: { name: 'servers', include: ['server/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'apart', include: [APART, ...ATTACKS], isolate: false } },
      { extends: true, test: { name: 'builds', include: [BUILDS], sequence: { groupOrder: 1 } } }, // after the others
    ],
  },
});
