import { useState } from 'react';
import { Button } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { showClash } from '../../drafts/clash-panel.tsx';
import { type Edit, isChanged, settled } from '../../drafts/drafts.ts';
import looks from '../../shell/looks.module.css';
import { go, href } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import { giveOrder } from '../publish/ending.ts';
import css from './edit.module.css';

type Props = {
  edit: Edit;
  mayPublish: () => boolean;
  /** The other files of a publication from which she came back to this one. */
  together: string[];
};

/** The bar within reach of the thumb: the state of saving, the preview, and publishing. */
export function EditBar({ edit, mayPublish, together }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { change, saving, error } = edit;
  const changed = isChanged(edit);

  async function preview() {
    if (!mayPublish()) return;
    setBusy(true);
    try {
      await giveOrder({ type: 'preview', files: [change.file] }, async () => {
        await settled([change.file]);
        return (await ask('POST preview', { changes: [change] })).order;
      });
    } catch (failure) {
      notify(explain(failure), { tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <div className={`${looks.bar} ${css.bar}`}>
      <p role="status" className={saving === 'offline' || saving === 'clash' ? css.unsaved : css.saved}>
        {statusOf(saving, changed)}
        {together.length > 0 && ` · ${words.form.together(together.length)}`}
        {error && <span className="visually-hidden">. {error}</span>}
      </p>
      <div className={css.barButtons}>
        {edit.clash ? (
          <Button variant="default" onClick={showClash}>
            {words.clash.choose}
          </Button>
        ) : (
          <>
            <Button variant="outline" disabled={isBusy} onClick={preview}>
              {words.form.preview}
            </Button>
            <Button
              variant="default"
              disabled={!changed && together.length === 0}
              onClick={() => mayPublish() && go(href('publicar', null, { f: [change.file, ...together] }))}
            >
              {words.form.publish}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function statusOf(saving: Edit['saving'], changed: boolean): string {
  const { form } = words;
  if (saving === 'saving') return form.saving;
  if (saving === 'offline') return form.offlineDraft;
  if (saving === 'clash') return form.clash;
  return changed ? form.saved : form.untouched;
}
