import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import { giveOrder } from './ending.ts';
import css from './publish.module.css';

/**
 * Restores the guide to its state in `version`: the first press asks, the second does it. The second button takes the
 * place and focus of the first.
 */
export function UndoButton({ version, label, name }: { version: string; label: string; name?: string }) {
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function undo() {
    setBusy(true);
    try {
      await giveOrder({ type: 'undo' }, async () => (await ask('POST undo', { version })).order);
    } catch (error) {
      notify(explain(error), { tone: 'error' });
      setBusy(false);
    }
  }

  if (!isSure) {
    return (
      <div>
        <Button variant="outline" aria-label={name} onClick={() => setSure(true)}>
          <Undo2 size={18} aria-hidden />
          {label}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
    <div className={css.sure} role="group" aria-label={words.publish.undoQuestion}>
      <p>{words.publish.undoQuestion}</p>
      <Button variant="destructive" disabled={isBusy} ref={(button) => void (isBusy || button?.focus())} onClick={undo}>
        {words.publish.undoSure}
      </Button>
      <Button variant="outline" onClick={() => setSure(false)}>
        {words.cancel}
      </Button>
    </div>
  );
}
