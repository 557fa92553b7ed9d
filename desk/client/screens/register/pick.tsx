import { useState } from 'react';
import { MOST_REGISTER_ROWS } from '#common/contracts/desk/register.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { FileField } from '#common/ui/file-field.tsx';
import { kept, pasted } from '../../register/kept.ts';
import { readPasted, readTable, SHEETS } from '../../register/read-table.ts';
import { begun } from '../../register/register.ts';
import { Failure } from '../../shell/feedback.tsx';
import { words } from '../../words.ts';
import css from './register.module.css';

/** Takes a spreadsheet: a file, or cells copied from one. */
export function Pick() {
  const text = pasted.use();
  const [error, setError] = useState<string | null>(null);

  async function take(name: string, read: () => Promise<string[][]> | string[][]) {
    setError(null);
    try {
      const table = await read();
      if (table.length > MOST_REGISTER_ROWS) setError(words.register.tooMany(MOST_REGISTER_ROWS));
      else {
        kept.update(() => begun(name, table));
        pasted.update(() => '');
      }
    } catch (failure) {
      console.warn('A spreadsheet could not be read.', failure);
      setError(words.register.unread);
    }
  }

  return (
    <div className={css.part}>
      {error && <Failure text={error} />}
      <FileField
        label={words.register.file}
        name="planilla"
        hint={words.register.fileHint}
        words={words.register.fileWords}
        most={1}
        tooMany=""
        accept={SHEETS}
        onInput={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file.name, () => readTable(file));
          currentTarget.value = '';
        }}
      />
      <Field
        label={words.register.paste}
        name="celdas"
        rows={5}
        placeholder={words.register.pasteHint}
        value={text}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) => pasted.update(() => currentTarget.value)}
      />
      <div>
        <Button
          variant="secondary"
          disabled={text.trim() === ''}
          onClick={() => void take(words.register.pasted, () => readPasted(text))}
        >
          {words.register.usePaste}
        </Button>
      </div>
    </div>
  );
}
