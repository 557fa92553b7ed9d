/** The value at a path, whatever the content's form; undefined where nothing is there. */
export function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  // Anything but null and undefined can be asked for a property.
  return path.reduce((at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step], content);
}
