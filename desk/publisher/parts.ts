import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { DeskFolder } from './desk-folder.ts';
import { Git } from './git.ts';
import { Journal } from './journal.ts';
import type { Settings } from './settings.ts';
import { Sites } from './sites.ts';
import type { Build } from './work/build-process.ts';

export type Options = {
  build: Build;
  /** Called at each step, so that a test can kill the process there. */
  at?: (point: string) => void;
  log?: (line: string) => void;
  now?: () => Date;
};

/** The parts that the publisher works with: the desk's folder, the checkout, the sites. */
export function openParts(settings: Settings, options: Options) {
  const { build, at = () => {}, log = console.log, now = () => new Date() } = options;
  return {
    settings,
    desk: new DeskFolder(settings.folder),
    git: new Git(settings.root),
    sites: new Sites(settings.sites),
    journal: new Journal(settings.sites, settings.root),
    build,
    at,
    log,
    now,
    /** As "2026-11-22", in San Rafael. */
    today: () => todayInSanRafael(now()),
  };
}

export type Parts = ReturnType<typeof openParts>;
