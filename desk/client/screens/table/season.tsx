import { useState } from 'react';
import type { Kind } from '#common/contracts/desk/content.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { edits, editValue, isChanged } from '../../drafts/drafts.ts';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { type Applied, applyEntries, type Entry, type Sheet } from '../../table/sheet.ts';
import { words } from '../../words.ts';
import { Cells } from './cells.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { Exchange } from './exchange.tsx';
import css from './table.module.css';

/** The table of one kind: its cells, the texts that could not be read, and export and import. */
export function Season({ sheet, kind }: { sheet: Sheet; kind: Kind }) {
  const [wrong, setWrong] = useState<string[]>([]);
  const all = edits.use();
  const changed = sheet.rows.map(({ file }) => file).filter((file) => all[file] && isChanged(all[file]));

  function apply(entries: readonly Entry[], notice?: (count: number) => string) {
    const { values, count, wrong: unread } = applyEntries(sheet, entries);
    for (const [file, value] of values) editValue(file, value);
    setWrong(unread.map(sentenceOf));
    if (notice) notify(notice(count));
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
            setWrong((before) => [...unknown.map(words.table.unknownRow), ...before]);
          }}
          onFail={(text) => setWrong([text])}
        />
      </div>
      {wrong.length > 0 && (
        <ul className={`${looks.error} ${css.wrongs}`} role="alert">
          {wrong.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Cells sheet={sheet} onEntries={apply} />
      <div className={`${looks.bar} ${css.bar}`}>
        <p role="status">{words.table.changed(changed.length)}</p>
        {changed.length > 0 && (
          <a className={buttonClass('default')} href={href('publicar', null, { f: changed })}>
            {words.table.publish}
          </a>
        )}
      </div>
    </>
  );
}

const sentenceOf = ({ title, label, text, why }: Applied['wrong'][number]) =>
  words.table.wrongCell(title, label, text, words.table.wrong[why]);
