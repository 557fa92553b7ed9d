import type { Plugin } from 'vite';
import type { HeaderStyle } from '#engine/built-page.ts';

/** Screen → what the build knows about it: its routes come from its definition and from the content. */
export type ScreenRoutes = {
  screens: Record<string, { routes: string[]; header: HeaderStyle }>;
  /** Short address → address. */
  redirects: Record<string, string>;
};

const NAME = 'virtual:screens';
/** The module's id inside the bundler. */
export const RESOLVED_SCREENS = `\0${NAME}`;

/** Provides the application with its screens: the folders of `guide/app/screens`, each loaded when it is first shown. */
export function screensPlugin(read: () => Promise<ScreenRoutes>): Plugin {
  return {
    name: 'screens',
    resolveId: (id) => (id === NAME ? RESOLVED_SCREENS : null),
    async load(id) {
      if (id !== RESOLVED_SCREENS) return null;
      const { screens, redirects } = await read();
      const lists = longest(Object.values(screens).map(({ routes }) => routes));
      const entries = Object.entries(screens).map(
        ([name, { routes, header }]) =>
          `${JSON.stringify(name)}: { routes: ${routesCode(routes, lists)}, ${header === 'solid' ? '' : `header: '${header}', `}load: () => import(${JSON.stringify(`/guide/app/screens/${name}/screen.tsx`)}) }`,
      );
      const moved = Object.entries(redirects).map(([from, to]) => {
        const at = lists.indexOf(to);
        return `${JSON.stringify(from)}: ${at < 0 ? JSON.stringify(to) : `lists[${at}]`}`;
      });
      return `const lists = ${JSON.stringify(lists)};\nexport const screens = { ${entries.join(', ')} };\nexport const redirects = { ${moved.join(', ')} };`;
    },
  };
}

/** The routes of the screen with the most pages at fixed addresses. */
const longest = (all: string[][]): string[] =>
  all.filter((routes) => !routes.some((route) => route.includes(':'))).sort((a, b) => b.length - a.length)[0] ?? [];

/** The code of a screen's routes. Those of things in lists are the addresses of the lists with an end: written once. */
function routesCode(routes: string[], lists: string[]): string {
  const end = routes[0]?.slice(lists[0]?.length) ?? '';
  const areOfLists = routes.length === lists.length && routes.every((route, index) => route === lists[index] + end);
  return areOfLists ? `lists.map((path) => path + ${JSON.stringify(end)})` : JSON.stringify(routes);
}
