import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { saveFile, type TextFile } from '#common/lib/save-file.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { readTable, SHEETS } from '../../register/read-table.ts';
import looks from '../../shell/looks.module.css';
import { type Entry, entriesOf, type Sheet, sheetToCsv } from '../../table/sheet.ts';
import { words } from '../../words.ts';
import css from './table.module.css';

type Props = {
  sheet: Sheet;
  name: string;
  onEntries: (entries: Entry[], unknown: string[]) => void;
  onFail: (text: string) => void;
};

/** Exports the table as a spreadsheet file, and imports it again. */
export function Exchange({ sheet, name, onEntries, onFail }: Props) {
  const [saved, setSaved] = useState<TextFile | null>(null);
  function download() {
    const text = sheetToCsv(sheet, { name: words.table.name, address: words.table.address });
    const file = { name: `${name}.csv`, type: 'text/csv;charset=utf-8', text };
    saveFile(file);
    setSaved(file);
  }

  async function take(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    const table = await readTable(file).catch(() => []);
    const found = entriesOf(table, sheet, words.table.address);
    input.value = '';
    if (found) onEntries(found.entries, found.unknown);
    else onFail(words.table.wrongFile);
  }

  return (
    <div className={css.exchange}>
      <Button variant="outline" onClick={download}>
        <Download size={18} aria-hidden />
        {words.table.export}
      </Button>
      <label className={`${buttonClass('outline')} ${css.file}`}>
        <Upload size={18} aria-hidden />
        {words.table.import}
        <input type="file" accept={SHEETS} onChange={({ currentTarget }) => void take(currentTarget)} />
      </label>
      <div role="status" className={css.saved}>
        {saved && (
          <details>
            <summary>{words.table.notSaved(saved.name)}</summary>
            <textarea
              className={looks.input}
              aria-label={saved.name}
              readOnly
              rows={6}
              value={saved.text}
              onFocus={({ target }) => target.select()}
            />
          </details>
        )}
      </div>
    </div>
  );
}
