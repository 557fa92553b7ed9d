import { buildDesk } from '../../../desk/client/build/build.ts';

/** Builds the desk's client once, before the parallel tests look for it. */
export default async function buildDeskOnce() {
  await buildDesk(process.cwd());
}
