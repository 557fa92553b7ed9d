import { type ComponentProps, useState } from 'react';
import { buttonClass } from './button.tsx';
import field from './field.module.css';
import chooser from './file-chooser.module.css';
import css from './file-field.module.css';
import { Labelled } from './labelled.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'onChange'> & {
  label: string;
  name: string;
  hint: string;
  /** The largest number of files, and the message for more. */
  most: number;
  tooMany: string;
  /** The words of the button, in place of the browser's own, which speak the browser's language. */
  choose?: string;
};

/** A label, a hint to read before choosing, and the file input. */
export function FileField({ label, hint, most, tooMany, choose, ...control }: Props) {
  const [chosen, setChosen] = useState('');
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <p className={css.hint} id={`${id}-hint`}>
            {hint}
          </p>
          <div className={choose && chooser.chooser}>
            {choose && (
              <span className={buttonClass('outline')} aria-hidden>
                {choose}
              </span>
            )}
            <input
              className={`${field.control} ${css.control}`}
              id={id}
              type="file"
              multiple={most > 1}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.setCustomValidity(files.length > most ? tooMany : '');
                setChosen(files.map(({ name }) => name).join(', '));
              }}
              {...control}
            />
          </div>
          {/* The input itself says it to screen readers. */}
          {choose && chosen && (
            <p className={css.hint} aria-hidden>
              {chosen}
            </p>
          )}
        </>
      )}
    </Labelled>
  );
}
