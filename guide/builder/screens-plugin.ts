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
      const entries = Object.entries(screens).map(
        ([name, screen]) =>
          `${JSON.stringify(name)}: { ...${JSON.stringify(screen)}, load: () => import(${JSON.stringify(`/guide/app/screens/${name}/screen.tsx`)}) }`,
      );
      return `export const screens = { ${entries.join(', ')} };\nexport const redirects = ${JSON.stringify(redirects)};`;
    },
  };
}
