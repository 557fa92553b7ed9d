import { Download, Upload } from 'lucide-react';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { csvToEntries, decodeCsv, type Entry, type Sheet, sheetToCsv } from '../../table/sheet.ts';
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
  function download() {
    const csv = sheetToCsv(sheet, { name: words.table.name, address: words.table.address });
    const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  async function take(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    const found = csvToEntries(decodeCsv(await file.arrayBuffer()), sheet, words.table.address);
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
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ currentTarget }) => void take(currentTarget)}
        />
      </label>
    </div>
  );
}
