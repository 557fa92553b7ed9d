import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { namesIn } from './files.ts';

const LINK = 'current';
const VERSION = '.version';
/** Before a site's name while it is built. */
const BUILDING = '.building-';
/** The build's own workshops begin so, too: it makes them beside its target. */
const UNFINISHED = '.build';
/** So many sites stay besides the live one: a server may still read the last. */
const KEPT = 3;

/** The folder of built sites. One is live: the one that the link leads to. */
export class Sites {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The folder of the live site; null before the first. */
  get live(): string | null {
    try {
      const folder = path.resolve(this.folder, readlinkSync(path.join(this.folder, LINK)));
      return existsSync(folder) ? folder : null;
    } catch {
      return null;
    }
  }

  /** The commit that the live site was built from. */
  get liveVersion(): string | null {
    const file = this.live && path.join(this.live, VERSION);
    return file && existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
  }

  /** A folder to build into; what a killed build left there is gone. */
  building(name: string): string {
    const folder = path.join(this.folder, BUILDING + name);
    rmSync(folder, { recursive: true, force: true });
    return folder;
  }

  /** Gives a finished site its place and makes it live, in one step. */
  switchTo(built: string, version: string, now: Date) {
    const wanted = `${now.toISOString().replace(/[-:.]/g, '')}-${version.slice(0, 12)}`;
    let name = wanted;
    for (let count = 2; existsSync(path.join(this.folder, name)); count++) name = `${wanted}-${count}`;
    writeFileSync(path.join(built, VERSION), `${version}\n`);
    renameSync(built, path.join(this.folder, name));
    const next = path.join(this.folder, `.${LINK}`);
    rmSync(next, { force: true });
    symlinkSync(name, next);
    renameSync(next, path.join(this.folder, LINK));
  }

  /** Deletes what killed builds left, and old sites but the newest. */
  prune() {
    const live = this.live && path.basename(this.live);
    const sites = namesIn(this.folder).filter((name) => /^\d{8}T\d+Z-[0-9a-f]+(-\d+)?$/.test(name) && name !== live);
    for (const name of sites.slice(0, Math.max(0, sites.length - KEPT))) this.#remove(name);
    for (const name of readdirSync(this.folder)) if (name.startsWith(UNFINISHED)) this.#remove(name);
  }

  #remove(name: string) {
    rmSync(path.join(this.folder, name), { recursive: true, force: true });
  }
}
