import type { ComponentProps } from 'react';
import field from './field.module.css';
import css from './file-field.module.css';
import { Labelled } from './labelled.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'onChange'> & {
  label: string;
  name: string;
  hint: string;
  /** The largest number of files, and the message for more. */
  most: number;
  tooMany: string;
};

/** A label, a hint to read before choosing, and the file input. */
export function FileField({ label, hint, most, tooMany, ...control }: Props) {
  return (
    <Labelled label={label}>
      {(id, problem) => (
        <>
          <p className={css.hint} id={`${id}-hint`}>
            {hint}
          </p>
          <input
            className={`${field.control} ${css.control}`}
            id={id}
            type="file"
            multiple={most > 1}
            aria-describedby={[`${id}-hint`, problem].filter(Boolean).join(' ')}
            onChange={({ target }) => target.setCustomValidity((target.files?.length ?? 0) > most ? tooMany : '')}
            {...control}
          />
        </>
      )}
    </Labelled>
  );
}
