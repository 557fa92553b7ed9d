import { type ReactNode, useId } from 'react';
import css from './field.module.css';

type Props = {
  label: ReactNode;
  /** Renders the control with the id that its label refers to. */
  children: (id: string) => ReactNode;
};

/** A control below its label. */
export function Labelled({ label, children }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
