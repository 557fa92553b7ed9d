import { type ComponentType, memo, useInsertionEffect } from 'react';
import { useLoaderData } from 'react-router';
import { OfflineError } from './load-page.ts';
import type { Page, ScreenName } from './page.ts';
import { loadStyles, showStyles } from './screen-styles.ts';
import { PageContext } from './use-page.ts';

const screens: Record<ScreenName, () => Promise<{ default: ComponentType }>> = {
  home: () => import('./routes/home.tsx'),
  guide: () => import('./routes/guide.tsx'),
  favourites: () => import('./routes/favourites.tsx'),
  collection: () => import('./routes/collection.tsx'),
  'long-collection': () => import('./routes/long-collection.tsx'),
  listing: () => import('./routes/listing.tsx'),
  place: () => import('./routes/place.tsx'),
  agenda: () => import('./routes/agenda.tsx'),
  phones: () => import('./routes/phones.tsx'),
  transport: () => import('./routes/transport.tsx'),
  arrive: () => import('./routes/arrive.tsx'),
  tips: () => import('./routes/tips.tsx'),
  faq: () => import('./routes/faq.tsx'),
  blog: () => import('./routes/blog.tsx'),
  article: () => import('./routes/article.tsx'),
  club: () => import('./routes/club.tsx'),
  welcome: () => import('./routes/welcome.tsx'),
  'car-rental': () => import('./routes/car-rental.tsx'),
  fishing: () => import('./routes/fishing.tsx'),
  inspiration: () => import('./routes/inspiration.tsx'),
  contact: () => import('./routes/contact.tsx'),
  'contact-sent': () => import('./routes/contact-sent.tsx'),
  publish: () => import('./routes/publish.tsx'),
  privacy: () => import('./routes/privacy.tsx'),
  'under-construction': () => import('./routes/under-construction.tsx'),
  'not-found': () => import('./routes/not-found.tsx'),
};

const loaded = new Map<ScreenName, ComponentType>();

/**
 * Loads a screen's code and its styles. Routes do it together with their data, so that both fail in one place.
 * @throws {OfflineError} when it could not be fetched: no network, or a release that has replaced the file.
 */
export async function loadScreen(name: ScreenName): Promise<void> {
  if (loaded.has(name)) return;
  try {
    const [screen] = await Promise.all([screens[name](), loadStyles(name)]);
    // The router renders a screen at each step of a navigation; it has nothing new to show before the last.
    loaded.set(name, memo(screen.default));
  } catch (cause) {
    throw new OfflineError(`Could not load the screen "${name}"`, { cause });
  }
}

/** The page's screen, whose code its route has loaded. */
export function Screen() {
  const page = useLoaderData() as Page; // loader data is untyped
  const name = page.screen;
  const View = loaded.get(name);
  // With the change of the page itself, before anything measures it.
  useInsertionEffect(() => showStyles(name), [name]);
  if (!View) throw new Error(`The screen "${name}" is shown before it is loaded.`);
  return (
    <PageContext value={page}>
      <View />
    </PageContext>
  );
}
