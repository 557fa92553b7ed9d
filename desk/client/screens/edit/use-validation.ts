import { type FocusEvent, useState } from 'react';
import type { Kind } from '#common/contracts/desk/content.ts';
import { type Finding, judge } from '#common/contracts/desk/judge/judge.ts';
import type { Mistake } from '#common/contracts/desk/orders.ts';
import type { Edit } from '../../drafts/drafts.ts';
import { useMistakes } from '../../drafts/mistakes.ts';
import { useJudged } from '../../form/use-judged.ts';
import { pathKey } from '../../schema/paths.ts';

/**
 * Which mistakes a form shows. A wrong value is shown at its field once she goes on to another; a field that is still
 * empty, only after she has asked to publish.
 */
export function useValidation({ change }: Edit, kind: Kind) {
  const { file, value } = change;
  const [asked, setAsked] = useState(0);
  const [written, setWritten] = useState<string | null>(null);
  const judged = useJudged(kind, value);
  /** By the publisher, when it refused the file. */
  const reported = useMistakes(file);
  const toMistake = ({ path, text }: Finding): Mistake => ({ file, path, text });
  const ownPaths = new Set(judged.map(({ path }) => pathKey(path)));
  // Half a telephone number is no mistake.
  const isShown = ({ path, isMissing }: Finding) => asked > 0 || (!isMissing && pathKey(path) !== written);
  const others = reported.filter(({ path }) => !ownPaths.has(pathKey(path)));
  return {
    /** For each field. */
    atFields: [...others, ...judged.filter(isShown).map(toMistake)],
    /** For the form: notes in which field she writes. */
    watch: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setWritten(target.closest<HTMLElement>('[data-path]')?.dataset.path ?? null),
      onBlur: () => setWritten(null),
    },
    /** For the list above the form: what she was refused for. */
    listed: distinct(asked > 0 ? [...others, ...judged.map(toMistake)] : reported),
    /** What is still to be written. */
    lacking: distinct(judged.filter(({ isMissing }) => isMissing).map(toMistake)),
    asked,
    /** Whether it may be published; if not, the reasons are shown. */
    mayPublish(): boolean {
      const isRight = judge(kind.schema, value).length === 0;
      if (!isRight) setAsked(asked + 1);
      return isRight;
    },
  };
}

/** One line where several fields lack the same, as the two numbers of a point do. */
const distinct = (mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.filter(({ text }, index) => mistakes.findIndex((one) => one.text === text) === index);
