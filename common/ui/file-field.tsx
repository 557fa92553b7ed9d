import { ImagePlus } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import css from './file-field.module.css';
import { Labelled } from './labelled.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'onChange' | 'ref'> & {
  label: string;
  name: string;
  hint: string;
  /** What the area says that takes files: to press it, and to drop them there. */
  words: { choose: string; drop: string };
  /** The largest number of files, and the message for more. */
  most: number;
  tooMany: string;
};

/**
 * A label, a hint to read before choosing, and an area that takes files. The browser's own input lies over all of the
 * area, unseen, so that it is pressed, reached and dropped on like any other.
 */
export function FileField({ label, hint, words, most, tooMany, ...control }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);
  // Some browsers keep the chosen files when a page is loaded again.
  useEffect(() => setNames(namesOf(input.current?.files)), []);
  return (
    <Labelled label={label}>
      {(id, problem) => (
        <>
          <p className={css.hint} id={`${id}-hint`}>
            {hint}
          </p>
          <div className={css.area}>
            <span className={buttonClass('outline')} aria-hidden>
              <ImagePlus size={20} /> {words.choose}
            </span>
            <span className={css.drop} aria-hidden>
              {words.drop}
            </span>
            <input
              ref={input}
              className={css.control}
              id={id}
              type="file"
              multiple={most > 1}
              aria-describedby={[`${id}-hint`, problem].filter(Boolean).join(' ')}
              onChange={({ target }) => {
                target.setCustomValidity((target.files?.length ?? 0) > most ? tooMany : '');
                setNames(namesOf(target.files));
              }}
              {...control}
            />
          </div>
          {names.length > 0 && (
            <ul className={css.names}>
              {names.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may share their name, and none moves
                <li key={index}>{name}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </Labelled>
  );
}

const namesOf = (files: FileList | null | undefined) => [...(files ?? [])].map(({ name }) => name);
