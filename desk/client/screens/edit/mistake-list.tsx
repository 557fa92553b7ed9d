import { useEffect, useId, useRef } from 'react';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import type { Mistake } from '#common/contracts/desk/orders.ts';
import { focusField } from '../../form/field-frame.tsx';
import { labelAt } from '../../schema/schema-at.ts';
import looks from '../../shell/looks.module.css';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** All mistakes that keep a file from being published; each line leads to its field. */
export function MistakeList({
  mistakes,
  turn,
  root,
  value,
}: {
  mistakes: readonly Mistake[];
  /** How often she has asked to publish: each time the list comes into view. */
  turn: number;
  root: DeskSchema;
  value: Json;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = mistakes.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn brings it back into view
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere, turn]);
  if (!isThere) return null;
  return (
    <section className={`${looks.error} ${css.mistakes}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.form.mistakes(mistakes.length)}
      </h2>
      <ul>
        {mistakes.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            {path.length > 0 ? (
              <button type="button" className={looks.textButton} onClick={() => focusField(path)}>
                {labelAt(root, value, path)}
              </button>
            ) : (
              <strong>{words.form.wholeFile}</strong>
            )}
            : {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
