import type { ComponentProps, ReactNode } from 'react';
import css from './field.module.css';
import { Labelled } from './labelled.tsx';

type Common = { label: ReactNode; name: string };
type Props = Common &
  (
    | ({ rows?: undefined } & Omit<ComponentProps<'input'>, 'id' | 'className'>)
    | ({ rows: number } & Omit<ComponentProps<'textarea'>, 'id' | 'className'>)
  );

/** A label and its input; with `rows` it holds a longer text. */
export function Field({ label, ...control }: Props) {
  return (
    <Labelled label={label}>
      {(id, problem) =>
        control.rows === undefined ? (
          <input className={css.control} id={id} aria-describedby={problem} {...control} />
        ) : (
          <textarea className={css.control} id={id} aria-describedby={problem} {...control} />
        )
      }
    </Labelled>
  );
}
