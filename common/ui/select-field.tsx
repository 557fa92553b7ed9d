import type { ComponentProps } from 'react';
import css from './field.module.css';
import { Labelled } from './labelled.tsx';

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string;
  name: string;
  options: { value: string; label: string }[];
};

/** A label and a choice. */
export function SelectField({ label, options, ...control }: Props) {
  return (
    <Labelled label={label}>
      {(id, problem) => (
        <select className={css.control} id={id} aria-describedby={problem} {...control}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
