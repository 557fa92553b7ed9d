/** Returns the function, called once for each object: its result is kept for as long as the object is. */
export function onceFor<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const cached = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = cached.get(key) ?? { result: make(key) };
    cached.set(key, known);
    return known.result;
  };
}
