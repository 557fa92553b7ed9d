import { useState } from 'react';
import type { Kind } from '#common/contracts/desk/content.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { dropEdit, type Edit, isChanged, openEdit } from '../../drafts/drafts.ts';
import { setMistakes } from '../../drafts/mistakes.ts';
import looks from '../../shell/looks.module.css';
import { go, href, stillHere } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import { BusinessLink } from './business-link.tsx';
import css from './edit.module.css';

/** The actions on a file as a whole. */
export function FileActions({ edit, kind }: { edit: Edit; kind: Kind; title: string }) {
  const [isSure, setSure] = useState(false);
  const { change, live } = edit;

  async function discard() {
    setSure(false);
    const isHere = stillHere();
    await dropEdit(change.file);
    setMistakes([change.file], []);
    if (live) await openEdit(change.file);
    else if (isHere()) go(href('contenido', kind.id));
    notify(words.form.discarded);
  }

  return (
    <>
      {live?.href && (
        <a className={buttonClass('outline')} href={live.href} target="_blank" rel="noopener">
          {words.form.see}
        </a>
      )}
      <details className={css.more} onToggle={({ currentTarget }) => !currentTarget.open && setSure(false)}>
        <summary className={buttonClass('outline')}>{words.form.more}</summary>
        <ul className={looks.menu}>
          {(isChanged(edit) || !live) && (
            <li>
              {isSure ? (
                <Button variant="destructive" onClick={discard}>
                  {words.form.discardSure}
                </Button>
              ) : (
                <Button variant="ghost" onClick={() => setSure(true)}>
                  {live ? words.form.discard : words.move.dropDraft}
                </Button>
              )}
            </li>
          )}
          {live && kind.isOpen && (
            <>
              {live.file.includes('/listings/') && !live.isSample && (
                <li>
                  <BusinessLink live={live} />
                </li>
              )}
              <li>
                <a className={buttonClass('ghost')} href={href('mover', change.file, { a: 'direccion' })}>
                  {words.form.rename}
                </a>
              </li>
              <li>
                <a className={buttonClass('ghost')} href={href('mover', change.file, { a: 'quitar' })}>
                  {words.form.delete}
                </a>
              </li>
            </>
          )}
          {live && !kind.isOpen && !isChanged(edit) && <li className={css.nothing}>{words.form.untouched}</li>}
        </ul>
      </details>
    </>
  );
}
