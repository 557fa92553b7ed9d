import { useId, useState } from 'react';
import type { Kind } from '#common/contracts/desk/content.ts';
import { folderOfKind, useContent } from '../../api/content.ts';
import { explain } from '../../api/request.ts';
import { dropEdit, type Edit } from '../../drafts/drafts.ts';
import { setMistakes } from '../../drafts/mistakes.ts';
import { moveDraft } from '../../drafts/move-draft.ts';
import looks from '../../shell/looks.module.css';
import { href, replaceWith, stillHere } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** Changes the category of a new listing, because a business may have chosen the wrong one. */
export function KindChoice({ edit, kind }: { edit: Edit; kind: Kind }) {
  const id = useId();
  const content = useContent();
  const [isBusy, setBusy] = useState(false);
  const isListing = (one: Kind) => folderOfKind(one, content.files).startsWith('content/collections/');
  if (edit.change.base !== null || edit.clash || !isListing(kind)) return null;

  async function choose(to: Kind | undefined) {
    if (!to) return;
    setBusy(true);
    const isHere = stillHere();
    try {
      const file = await moveDraft(edit, kind, to, content);
      setMistakes([edit.change.file], []);
      if (isHere()) replaceWith(href('ficha', file));
      await dropEdit(edit.change.file);
      notify(words.kind.moved(to.label));
    } catch (failure) {
      setBusy(false);
      notify(explain(failure), { tone: 'error' });
    }
  }

  return (
    <p className={css.kind}>
      <label htmlFor={id}>{words.kind.label}</label>
      <select
        className={looks.input}
        id={id}
        value={kind.id}
        disabled={isBusy}
        aria-describedby={`${id}-ayuda`}
        onChange={({ currentTarget }) => choose(content.kinds.find((one) => one.id === currentTarget.value))}
      >
        {content.kinds.filter(isListing).map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      <span id={`${id}-ayuda`} className={css.kindHelp}>
        {words.kind.help}
      </span>
    </p>
  );
}
