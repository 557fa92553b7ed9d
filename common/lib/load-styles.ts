const loading = new Map<string, Promise<unknown>>();

/**
 * Adds a style sheet that pages do not load initially, once.
 * @param href the address of the file
 * @throws {Error} if it cannot be loaded; the next call retries
 */
export function loadStyles(href: string): Promise<unknown> {
  const known = loading.get(href);
  if (known !== undefined) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      loading.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
