import { realpathSync } from 'node:fs';
import { type Built, readBuilt, SiteError } from './built.ts';
import { createConfirmation } from './confirmation.ts';
import { createStatic, type Static } from './static/static.ts';

/** A built site as it was when it was opened, whatever happens to its folder afterwards. */
export type Site = { built: Built; answerFile: Static; answerConfirmation: ReturnType<typeof createConfirmation> };

/**
 * @param dist may be, or contain, a link to a release's folder. The link is resolved once, now.
 * @throws {SiteError} if there is no built site.
 */
export function openSite(dist: string): Site {
  const folder = followed(dist);
  const built = readBuilt(folder);
  return {
    built,
    answerFile: createStatic(folder, built),
    answerConfirmation: createConfirmation(folder, built),
  };
}

function followed(dist: string): string {
  try {
    return realpathSync(dist);
  } catch {
    throw new SiteError(
      `There is no folder ${dist}: build the site with npm run build, or name the folder of a build.`,
    );
  }
}
