import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { shapeOf } from '../../schema/shape.ts';
import { readPaste } from '../../table/csv.ts';
import { type Column, type Entry, pastedEntries, type Sheet, shownAt } from '../../table/sheet.ts';
import { words } from '../../words.ts';
import { step } from './step.ts';
import css from './table.module.css';

type Props = { sheet: Sheet; onEntries: (entries: readonly Entry[], notice?: (count: number) => string) => void };

/** The cells, each an input; Enter and the arrow keys move from one to the next, as in a spreadsheet. */
export function Cells({ sheet, onEntries }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const id = useId();

  function move(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const to = step(event, event.currentTarget, { row, column });
    const input = to && table.current?.querySelector<HTMLInputElement>(`[data-cell="${to.row} ${to.column}"]`);
    if (!to) return;
    event.preventDefault();
    if (input) input.focus();
    else event.currentTarget.blur();
  }

  function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd()) && !text.includes('\t')) return;
    event.preventDefault();
    onEntries(pastedEntries(readPaste(text), row, column), words.table.pasted);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.scroll} aria-label={words.table.title} tabIndex={0}>
      <table ref={table} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.table.name}</th>
            {sheet.columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            <tr key={row.file}>
              <th scope="row">{row.title}</th>
              {sheet.columns.map((column, index) => (
                <td key={column.key}>
                  <Cell
                    label={`${row.title}, ${column.label}`}
                    text={shownAt(sheet, row, column)}
                    before={shownAt(sheet, { value: row.before }, column)}
                    place={`${at} ${index}`}
                    isNumber={shapeOf(column.schema, sheet.root).shape.type === 'number'}
                    list={optionsOf(column, sheet) ? `${id}-${column.key}` : undefined}
                    onText={(text) => onEntries([{ row: at, column: index, text }])}
                    onKey={(event) => move(event, at, index)}
                    onPaste={(event) => paste(event, at, index)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.columns.map((column) => {
        const options = optionsOf(column, sheet);
        return (
          options && (
            <datalist key={column.key} id={`${id}-${column.key}`}>
              {options.map((label) => (
                <option key={label} value={label} />
              ))}
            </datalist>
          )
        );
      })}
    </section>
  );
}

function optionsOf({ schema }: Column, { root }: Sheet): string[] | null {
  const { shape } = shapeOf(schema, root);
  if (shape.type === 'flag') return [words.yes, words.no];
  return shape.type === 'choice' ? shape.labels : null;
}

type CellProps = {
  label: string;
  text: string;
  before: string;
  place: string;
  isNumber: boolean;
  list: string | undefined;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** One cell. Its text is applied on leaving it; Escape discards it. */
function Cell({ label, text, before, place, isNumber, list, onText, onKey, onPaste }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== text) onText(typed);
    setTyped(null);
  };
  return (
    <input
      className={isNumber ? `${css.cell} ${css.amount}` : css.cell}
      data-cell={place}
      data-changed={text !== before || undefined}
      aria-label={label}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      list={list}
      placeholder="—"
      value={typed ?? text}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={commit}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        else onKey(event);
      }}
    />
  );
}
