import { useEffect, useState } from 'react';
import type { Kind } from '#common/contracts/desk/content.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { edits, editValue, isChanged } from '../../drafts/drafts.ts';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { applyEntries, type Entry, type Sheet, type WrongCell, wrongCells } from '../../table/sheet.ts';
import { words } from '../../words.ts';
import { Cells, focusCell } from './cells.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { Exchange } from './exchange.tsx';
import css from './table.module.css';

/** The table of one kind: its cells, those that are wrong, and export and import. */
export function Season({ sheet, kind }: { sheet: Sheet; kind: Kind }) {
  const [notes, setNotes] = useState<string[]>([]);
  const [turn, setTurn] = useState(0);
  const all = edits.use();
  const changed = sheet.rows.map(({ file }) => file).filter((file) => all[file] && isChanged(all[file]));
  const wrong = wrongCells(sheet);
  const [first] = wrong;
  // Whoever brought many cells at once, or asks to publish, is led to the first that is wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn
  useEffect(() => {
    if (turn > 0 && first) focusCell(first);
  }, [turn]);

  function apply(entries: readonly Entry[], notice?: (count: number) => string) {
    const { values, count } = applyEntries(sheet, entries);
    for (const [file, value] of values) editValue(file, value);
    setNotes([]);
    if (!notice) return;
    notify(notice(count));
    setTurn((before) => before + 1);
  }

  return (
    <>
      <div className={css.tools}>
        <ConfirmAll sheet={sheet} kind={kind} />
        <Exchange
          sheet={sheet}
          name={kind.id}
          onEntries={(entries, unknown) => {
            apply(entries, words.table.imported);
            setNotes(unknown.map(words.table.unknownRow));
          }}
          onFail={(text) => setNotes([text])}
        />
      </div>
      {notes.length > 0 && (
        <div className={looks.error} role="alert">
          <ul className={css.wrongs}>
            {notes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Cells sheet={sheet} wrong={wrong} onEntries={apply} />
      <WrongCells sheet={sheet} wrong={wrong} />
      <div className={`${looks.bar} ${css.bar}`}>
        <p role="status">
          {words.table.changed(changed.length)}
          {wrong.length > 0 && ` · ${words.table.wrong(wrong.length)}`}
        </p>
        {changed.length > 0 && (
          <a
            className={buttonClass('default')}
            href={href('publicar', null, { f: changed })}
            onClick={(event) => {
              if (!first) return;
              event.preventDefault();
              setTurn(turn + 1);
            }}
          >
            {words.table.publish}
          </a>
        )}
      </div>
    </>
  );
}

/** Below the table, so that no cell moves under her hands: each leads to its cell, and says at once what is wrong. */
function WrongCells({ sheet: { rows, columns }, wrong }: { sheet: Sheet; wrong: readonly WrongCell[] }) {
  if (wrong.length === 0) return null;
  return (
    <div className={looks.error} role="alert">
      <ul className={css.wrongs}>
        {wrong.map((cell) => (
          <li key={`${cell.row} ${cell.column}`}>
            <button type="button" className={looks.textButton} onClick={() => focusCell(cell)}>
              {words.table.cell(rows[cell.row]?.title ?? '', columns[cell.column]?.label ?? '')}
            </button>
            : {cell.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
