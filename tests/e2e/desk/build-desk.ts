import { buildDesk } from '#builder/desk/build.ts';

/** Builds the desk's client once, before the parallel tests look for it. */
export default async function buildDeskOnce() {
  await buildDesk(process.cwd());
}
