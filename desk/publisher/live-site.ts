import { isDeepStrictEqual } from 'node:util';
import { triedCalls } from './calls-log.ts';
import { deadLinks } from './outer-links/links-log.ts';
import type { Parts } from './parts.ts';
import { VERSIONS } from './plans/plan-undo.ts';
import type { ContentSnapshot } from './snapshot/snapshot.ts';
import type { Built, Work } from './work/build-process.ts';

type How = Partial<Pick<Work, 'isPreview' | 'step'>>;

/** A built site, or the mistakes in its content. */
export type BuiltSite = Built & { target: string };

/** Builds sites, and makes one of them the live one. */
export class LiveSite {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Builds the checkout as it is now, next to the live site: all of it, or only what differs, to be looked at. */
  async build(name: string, { isPreview = false, step = () => {} }: How = {}): Promise<BuiltSite> {
    const { build, sites, settings, at } = this.#parts;
    const target = sites.building(name);
    at('building');
    return { ...(await build({ root: settings.root, target, earlier: sites.live, isPreview, step })), target };
  }

  /** Makes a built site live, and publishes its snapshot to the desk. */
  async switchTo({ target, snapshot }: { target: string; snapshot: ContentSnapshot }) {
    const { desk, git, sites, at, now } = this.#parts;
    const version = await git.head();
    at('before-switch');
    sites.switchTo(target, version, now());
    at('switched');
    const due = triedCalls(desk.at('published'), snapshot.due);
    const dead = deadLinks(desk.at('published'), snapshot.files);
    desk.snapshot = { ...snapshot, due, deadLinks: dead, version, versions: await git.history(VERSIONS) };
    at('shown');
  }

  /** Shows at the desk what was found about the pages of others since the last publication. */
  showDeadLinks() {
    const { desk } = this.#parts;
    const { snapshot } = desk;
    if (!snapshot) return;
    const dead = deadLinks(desk.at('published'), snapshot.files);
    if (!isDeepStrictEqual(dead, snapshot.deadLinks ?? [])) desk.snapshot = { ...snapshot, deadLinks: dead };
  }

  /** Whether the live site and the desk's snapshot are those of the last commit. */
  async isNewest(): Promise<boolean> {
    const { desk, git, sites } = this.#parts;
    const head = await git.head();
    return sites.liveVersion === head && desk.snapshot?.version === head;
  }
}
