import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useGrown } from '../../form/use-grown.ts';
import { shapeOf } from '../../schema/shape.ts';
import { readPaste } from '../../table/csv.ts';
import { type Column, type Entry, pastedEntries, type Sheet, shownAt, type WrongCell } from '../../table/sheet.ts';
import { words } from '../../words.ts';
import { step } from './step.ts';
import css from './table.module.css';

type Props = {
  sheet: Sheet;
  wrong: readonly WrongCell[];
  onEntries: (entries: readonly Entry[], notice?: (count: number) => string) => void;
};

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Puts the focus into a cell of the table. */
export function focusCell({ row, column }: Pick<WrongCell, 'row' | 'column'>): boolean {
  const box = document.querySelector<Box>(`[data-cell="${row} ${column}"]`);
  box?.focus();
  return box !== null;
}

/** The cells, each an input; Enter and the arrow keys move from one to the next, as in a spreadsheet. */
export function Cells({ sheet, wrong, onEntries }: Props) {
  const id = useId();

  function move(event: KeyboardEvent<Box>, row: number, column: number) {
    const to = step(event, event.currentTarget, { row, column });
    if (!to) return;
    event.preventDefault();
    if (!focusCell(to)) event.currentTarget.blur();
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
      <table className={css.table}>
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
                    holds={contentOf(column, sheet)}
                    list={optionsOf(column, sheet) ? `${id}-${column.key}` : undefined}
                    mistake={wrong.find((one) => one.row === at && one.column === index)?.text}
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

/** What a column holds: numbers, words of any length, or something short. */
function contentOf({ schema }: Column, { root }: Sheet): 'number' | 'words' | 'other' {
  const { shape, control, schema: own } = shapeOf(schema, root);
  if (shape.type === 'number') return 'number';
  const isText = shape.type === 'text' && (own['x-rule'] ?? 'plain') === 'plain';
  return isText || control === 'hours' ? 'words' : 'other';
}

type CellProps = {
  label: string;
  text: string;
  before: string;
  place: string;
  holds: ReturnType<typeof contentOf>;
  list: string | undefined;
  /** Why it cannot be published as it is. */
  mistake: string | undefined;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent<Box>) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** One cell. Its text is applied on leaving it; Escape discards it. */
function Cell({ label, text, before, place, holds, list, mistake, onText, onKey, onPaste }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const shown = typed ?? text;
  const area = useGrown(shown);
  // While she writes in it again, it is not known yet whether it is wrong.
  const isWrong = mistake !== undefined && typed === null;
  const commit = () => {
    if (typed !== null && typed !== text) onText(typed);
    setTyped(null);
  };
  const box = {
    'data-cell': place,
    'data-changed': text !== before || undefined,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? id : undefined,
    autoComplete: 'off',
    placeholder: '—',
    value: shown,
    onChange: ({ currentTarget }: ChangeEvent<Box>) => setTyped(currentTarget.value),
    onFocus: ({ currentTarget }: FocusEvent<Box>) => currentTarget.select(),
    onBlur: commit,
    onPaste,
    onKeyDown: (event: KeyboardEvent<Box>) => {
      if (event.key === 'Escape') setTyped(null);
      else onKey(event);
    },
  };
  return (
    <>
      {holds === 'words' ? (
        <textarea {...box} ref={area} className={`${css.cell} ${css.words}`} rows={1} />
      ) : (
        <input
          {...box}
          className={holds === 'number' ? `${css.cell} ${css.amount}` : css.cell}
          inputMode={holds === 'number' ? 'decimal' : undefined}
          list={list}
        />
      )}
      {isWrong && (
        <p id={id} className={css.mistake}>
          {mistake}
        </p>
      )}
    </>
  );
}
