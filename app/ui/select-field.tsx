import { type ComponentProps, useId } from 'react';
import css from './field.module.css';

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string;
  name: string;
  options: { value: string; label: string }[];
};

/** A label and a choice. */
export function SelectField({ label, options, ...control }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select className={css.control} id={id} {...control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
