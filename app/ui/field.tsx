import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './field.module.css';

type Common = { label: ReactNode; name: string };
type Props = Common &
  (
    | ({ rows?: undefined } & Omit<ComponentProps<'input'>, 'id' | 'className'>)
    | ({ rows: number } & Omit<ComponentProps<'textarea'>, 'id' | 'className'>)
  );

/** A label and its input; with `rows` it holds a longer text. */
export function Field({ label, ...control }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {control.rows === undefined ? (
        <input className={css.control} id={id} {...control} />
      ) : (
        <textarea className={css.control} id={id} {...control} />
      )}
    </div>
  );
}
