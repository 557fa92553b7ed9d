import { realpathSync } from 'node:fs';
import type { Built } from '../common/contracts/built.ts';
import { readBuilt, SiteError } from './built.ts';
import { createConfirmation } from './confirmation.ts';
import { readFilesInTurns, type SiteFile } from './static/files.ts';
import { createStatic, type Static } from './static/static.ts';

/** A built site as it was when it was opened, even if its folder changes afterwards. */
export type Site = { built: Built; answerFile: Static; answerConfirmation: ReturnType<typeof createConfirmation> };

/**
 * @param dist may be, or contain, a link to a release's folder. The link is resolved once, now.
 * @throws {SiteError} if there is no built site.
 */
export function openSite(dist: string): Site {
  const folder = followed(dist);
  return siteIn(folder, readBuilt(folder));
}

/**
 * Opens the site that is in `dist` now, while `before` is still served.
 * @throws {SiteError} at once, if there is no built site
 */
export function openNextSite(dist: string, before: Site): Promise<Site> {
  const folder = followed(dist);
  const built = readBuilt(folder);
  return readFilesInTurns(folder, before.answerFile.files).then((files) => siteIn(folder, built, files));
}

const siteIn = (folder: string, built: Built, files?: Map<string, SiteFile>): Site => ({
  built,
  answerFile: createStatic(folder, built, files),
  answerConfirmation: createConfirmation(folder, built),
});

function followed(dist: string): string {
  try {
    return realpathSync(dist);
  } catch {
    throw new SiteError(
      `There is no folder ${dist}: build the site with npm run build, or name the folder of a build.`,
    );
  }
}
