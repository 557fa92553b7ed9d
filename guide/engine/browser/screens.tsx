import { screens } from 'virtual:screens';
import { type ComponentType, memo, useInsertionEffect } from 'react';
import { inTime } from '#common/lib/in-time.ts';
import type { Page } from '#engine/page.ts';
import { PageContext, useShownPage } from '#engine/use-page.ts';
import { OfflineError } from './page-data.ts';
import { loadScreenStyles, showStyles } from './screen-styles.ts';

/** Code that has not arrived by then will not; another press asks again. */
const PATIENCE_MS = 60_000;

const loaded = new Map<string, ComponentType<Page>>();

/**
 * Loads a screen's code and its styles.
 * @throws {OfflineError} when it could not be fetched: there is no network, or a release has replaced the file
 */
export async function loadScreen(name: string): Promise<void> {
  if (loaded.has(name)) return;
  try {
    const [screen] = await inTime(Promise.all([screens[name]?.load(), loadScreenStyles(name)]), PATIENCE_MS);
    if (!screen) throw new Error(`There is no screen "${name}".`);
    // The screen has nothing new to show when only the address changes.
    loaded.set(name, memo(screen.default as ComponentType<Page>)); // the build pairs screen and data
  } catch (cause) {
    throw new OfflineError(`Could not load the screen "${name}"`, { cause });
  }
}

/** The page's screen, whose code has already been loaded. */
export function Screen() {
  const page = useShownPage();
  if (!page) throw new Error('There is no page to show.');
  const name = page.screen;
  const View = loaded.get(name);
  // The styles change in the same commit as the page itself, before anything measures it.
  useInsertionEffect(() => showStyles(name), [name]);
  if (!View) throw new Error(`The screen "${name}" is shown before it is loaded.`);
  return (
    <PageContext value={page}>
      <View {...(page as Page<never>)} />
    </PageContext>
  );
}
