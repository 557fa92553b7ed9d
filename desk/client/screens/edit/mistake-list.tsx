import { useEffect, useId, useRef } from 'react';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import type { Mistake } from '#common/contracts/desk/orders.ts';
import { focusField } from '../../form/field-frame.tsx';
import { labelAt } from '../../schema/schema-at.ts';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** All mistakes that the publisher found; each line leads to its field. */
export function MistakeList({
  mistakes,
  root,
  value,
}: {
  mistakes: readonly Mistake[];
  root: DeskSchema;
  value: Json;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = mistakes.length > 0;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <section className={css.mistakes} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.form.mistakes(mistakes.length)}
      </h2>
      <ul>
        {mistakes.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            {path.length > 0 ? (
              <button type="button" onClick={() => focusField(path)}>
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
