import { screens } from 'virtual:screens';
import { type ComponentType, memo, useInsertionEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { Page } from '#engine/page.ts';
import { PageContext } from '#engine/use-page.ts';
import { OfflineError } from './page-data.ts';
import { loadStyles, showStyles } from './screen-styles.ts';

const loaded = new Map<string, ComponentType<Page>>();

/**
 * Loads a screen's code and its styles. Routes do so together with their data, so that all of it fails in one place.
 * @throws {OfflineError} when it could not be fetched: there is no network, or a release has replaced the file
 */
export async function loadScreen(name: string): Promise<void> {
  if (loaded.has(name)) return;
  try {
    const [screen] = await Promise.all([screens[name]?.load(), loadStyles(name)]);
    if (!screen) throw new Error(`There is no screen "${name}".`);
    // The router renders a screen at each step of a navigation; before the last step there is nothing new to show.
    loaded.set(name, memo(screen.default as ComponentType<Page>)); // the build pairs screen and data
  } catch (cause) {
    throw new OfflineError(`Could not load the screen "${name}"`, { cause });
  }
}

/** The page's screen, whose code the route has already loaded. */
export function Screen() {
  const page = useLoaderData() as Page; // loader data is untyped
  const name = page.screen;
  const View = loaded.get(name);
  // In the same commit as the page itself, before anything measures it.
  useInsertionEffect(() => showStyles(name), [name]);
  if (!View) throw new Error(`The screen "${name}" is shown before it is loaded.`);
  return (
    <PageContext value={page}>
      <View {...(page as Page<never>)} />
    </PageContext>
  );
}
