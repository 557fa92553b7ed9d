import type { Folder } from './files/folder.ts';
import { filesOf, type MadePages, type PlannedPage } from './write-pages.ts';

type TakenOver = {
  /** The pages that are not as in the earlier site, and have to be made. */
  changed: PlannedPage[];
  /** Resolves when the rest has been taken over, with those that could not be. */
  left: Promise<PlannedPage[]>;
};

/**
 * Begins to take over the pages that an earlier site has already, under this build's name. It runs on another thread,
 * so that the others can be made meanwhile.
 */
export function takeOverPages(
  planned: PlannedPage[],
  earlier: MadePages | null,
  folder: Pick<Folder, 'takeOver'>,
): TakenOver {
  const { same = [], changed = [] } = Object.groupBy(planned, ({ file, key }) =>
    earlier?.pages[file]?.key === key ? 'same' : 'changed',
  );
  const begun = earlier ? folder.takeOver([...new Set(same.flatMap(filesOf))], earlier.build) : Promise.resolve([]);
  const left = begun.then((addresses) => {
    const failed = new Set(addresses);
    return same.filter((page) => filesOf(page).some((address) => failed.has(address)));
  });
  left.catch(() => {}); // whoever waits for it reports the error
  return { changed, left };
}
