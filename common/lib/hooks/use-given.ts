import { type Context, useContext } from 'react';

/**
 * What a component above has given.
 * @throws outside of it, which is a mistake in the code: `name` must be used within `place`
 */
export function useGiven<Value>(context: Context<Value | null>, name: string, place: string): Value {
  const value = useContext(context);
  if (value === null) throw new Error(`${name} must be used within ${place}`);
  return value;
}
