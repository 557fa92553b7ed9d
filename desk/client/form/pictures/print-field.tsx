import { useState } from 'react';
import type { DeskSchema, PrintShape } from '#common/contracts/desk/content.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import { Button } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import { type Path, withValueAt } from '../../schema/paths.ts';
import { isObject, labelOf } from '../../schema/shape.ts';
import looks from '../../shell/looks.module.css';
import { words } from '../../words.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useField } from '../form-context.ts';
import css from './prints.module.css';
import { Picture } from './prints.tsx';

type Props = { path: Path; schema: DeskSchema; label: string; shape: PrintShape };

/** One picture of a page, chosen among the guide's drawings, with its description. */
export function PrintField({ path, schema, label, shape }: Props) {
  const { form, value } = useField(path);
  const { drawings = {} } = useContent();
  const [isChoosing, setChoosing] = useState(false);
  const { Field } = form;
  const current = isObject(value) ? value : {};
  const print = typeof current.print === 'string' ? current.print : '';
  const others = Object.entries(schema.properties ?? {}).filter(([key]) => key !== 'print');

  function choose(name: string) {
    const own = current.alt === '' || current.alt === drawings[print]?.alt || current.alt === undefined;
    const chosen = { ...current, print: name };
    const described = schema.properties?.alt && own ? { ...chosen, alt: drawings[name]?.alt ?? '' } : chosen;
    form.edit(withValueAt(form.value, path, described));
    setChoosing(false);
  }

  return (
    <FieldFrame path={path} label={label} help={words.prints.help} isGroup>
      {print !== '' && (
        <div className={css.current}>
          <Picture name={print} alt={String(current.alt ?? '')} />
        </div>
      )}
      <div>
        <Button variant="outline" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {print === '' ? words.prints.choose : words.prints.chooseOther}
        </Button>
      </div>
      {isChoosing && <Choice shape={shape} current={print} onChoose={choose} />}
      {print !== '' &&
        others.map(([key, inner]) => (
          <Field key={key} path={[...path, key]} schema={inner} label={labelOf(key, inner)} />
        ))}
    </FieldFrame>
  );
}

/** How many drawings are shown before a search narrows them. */
const MOST = 24;

function Choice({
  shape,
  current,
  onChoose,
}: {
  shape: PrintShape;
  current: string;
  onChoose: (name: string) => void;
}) {
  const { drawings = {} } = useContent();
  const [asked, setAsked] = useState('');
  const wanted = wordsOf(asked);
  const fitting = Object.entries(drawings).filter(
    ([, one]) => one.shape === shape || (shape === 'hero' && one.shape === 'opening'),
  );
  const found = fitting.filter(([name, { alt }]) =>
    wanted.every((word) => wordsOf(`${alt} ${name}`).join(' ').includes(word)),
  );
  return (
    <div className={css.choice}>
      <label>
        {words.prints.search}
        <input
          className={looks.input}
          type="search"
          autoComplete="off"
          value={asked}
          onChange={({ currentTarget }) => setAsked(currentTarget.value)}
        />
      </label>
      <p role="status">{words.prints.found(found.length)}</p>
      <ul>
        {found.slice(0, MOST).map(([name, { alt }]) => (
          <li key={name}>
            <button type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
              <Picture name={name} alt="" />
              <span>{alt}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
