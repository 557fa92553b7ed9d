/** Screen → the patterns of the addresses that it shows, such as "/blog/:slug"; "*" is every other address. */
export type Patterns = Record<string, { routes: string[] }>;

/**
 * Makes the function that returns the screen of a path, such as "/blog/dos-dias". Routes without a parameter match
 * first, so that a fixed address may be among those that a pattern matches.
 */
export function matchScreen(screens: Patterns): (path: string) => string | undefined {
  const exact = new Map<string, string>();
  const patterns: [RegExp, string][] = [];
  for (const [screen, { routes }] of Object.entries(screens)) {
    for (const route of routes) {
      if (route.includes(':')) patterns.push([new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`), screen]);
      else exact.set(route, screen);
    }
  }
  return (path) => {
    const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    return exact.get(plain) ?? patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? exact.get('*');
  };
}
