import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import css from './field.module.css';

type Props = {
  label: ReactNode;
  /** Renders the control with the id that its label refers to; `problem` is the id of what is wrong with it. */
  children: (id: string, problem: string | undefined) => ReactNode;
};

/** A control below its label. What is wrong with it stands below it, in the browser's words, until it is mended. */
export function Labelled({ label, children }: Props) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const show = ({ target }: SyntheticEvent) => setProblem((target as HTMLInputElement).validationMessage);
  return (
    <div className={css.field} onInvalidCapture={show} onChangeCapture={problem ? show : undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children(id, problem ? `${id}-problem` : undefined)}
      {problem && (
        <p className={css.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
