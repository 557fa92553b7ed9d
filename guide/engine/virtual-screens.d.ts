/** Written by the build from the definition in each folder of `guide/app/screens`: see `build/screens-plugin.ts`. */
declare module 'virtual:screens' {
  /** Screen → what the browser must know about it before its code is loaded. */
  export const screens: Record<
    string,
    {
      /** The addresses that it shows, as route patterns. */
      routes: string[];
      /** Missing where it is solid, as on most screens. */
      header?: import('./built-page.ts').HeaderStyle;
      load: () => Promise<{ default: import('react').ComponentType<import('./page.ts').Page<never>> }>;
    }
  >;
  /** Short address → address. */
  export const redirects: Record<string, string>;
}
