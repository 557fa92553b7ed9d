import type { Folder } from './files/folder.ts';
import { filesOf, type MadePages, type PlannedPage } from './write-pages.ts';

/**
 * The pages of an earlier site that the same program made. All are written again under this build's name, on another
 * thread while the content is being read, before anybody knows which have changed: those are made later, in their place.
 */
export class EarlierPages {
  readonly #made: MadePages;
  readonly #folder: Pick<Folder, 'takeOver' | 'remove'>;
  readonly #left: Promise<string[]>;

  constructor(made: MadePages, folder: Pick<Folder, 'takeOver' | 'remove'>) {
    this.#made = made;
    this.#folder = folder;
    this.#left = folder.takeOver(this.#files(), made.build);
    this.#left.catch(() => {}); // whoever waits for it reports the error
  }

  /** Returns the pages that have to be made, and removes those that are gone. */
  async changedIn(planned: PlannedPage[]): Promise<PlannedPage[]> {
    const left = new Set(await this.#left);
    const files = new Set(planned.flatMap(filesOf));
    this.#folder.remove(this.#files().filter((file) => !files.has(file)));
    return planned.filter(
      (page) => this.#made.pages[page.file]?.key !== page.key || filesOf(page).some((file) => left.has(file)),
    );
  }

  /** What the pages were made from. */
  get made(): MadePages['pages'] {
    return this.#made.pages;
  }

  #files(): string[] {
    return [...new Set(Object.values(this.#made.pages).flatMap(({ files }) => files))];
  }
}
