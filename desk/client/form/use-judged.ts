import { useEffect, useMemo, useState } from 'react';
import type { Json, Kind } from '#common/contracts/desk/content.ts';
import { type Finding, judge } from '#common/contracts/desk/judge/judge.ts';
import { usePhones } from './phones.ts';

/** How long she rests before the whole file is judged. */
const REST_MS = 300;

/** What cannot be published in a value, once its writer rests. */
export function useJudged({ schema }: Kind, value: Json): Finding[] {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const phones = usePhones(); // once it has loaded, numbers are judged, too
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the judge knows depends on it
  return useMemo(() => judge(schema, rested), [schema, rested, phones]);
}
