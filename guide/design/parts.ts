/**
 * Components that only a screen can show, because they need its address, its clock or a third party: component → the
 * screen that shows it, both below guide/app.
 */
export const PARTS_OF_SCREENS: Record<string, string> = {
  'components/events/outside-calendar-embed.tsx': 'screens/agenda/screen.tsx',
  'components/gallery/picture-strip.tsx': 'screens/agenda/screen.tsx',
  'components/gallery/video-on-tap.tsx': 'screens/home/screen.tsx',
  'components/list/list-page.tsx': 'screens/collection/screen.tsx',
  'components/list/more-cards.tsx': 'screens/long-collection/screen.tsx',
  'components/offline/install-guide.tsx': 'screens/keep/screen.tsx',
  'components/page/below.tsx': 'screens/place/screen.tsx',
  'components/page/own-words.tsx': 'screens/today/screen.tsx',
  'components/search/search-results.tsx': 'screens/guide/screen.tsx',
};
