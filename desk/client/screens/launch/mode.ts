import type { Json } from '#common/contracts/desk/content.ts';
import { ask } from '../../api/request.ts';
import { type Edit, edits, editValue, publishChanges, settled } from '../../drafts/drafts.ts';
import { setMistakes } from '../../drafts/mistakes.ts';
import { valueAt, withValueAt } from '../../schema/paths.ts';
import { words } from '../../words.ts';
import { giveOrder } from '../publish/ending.ts';

export type Mode = 'demo' | 'live';

const PATH = ['mode'];

export const modeOf = (value: Json): Json | undefined => valueAt(value, PATH);

const inMode = ({ change }: Edit, mode: Mode) => ({ ...change, value: withValueAt(change.value, PATH, mode) });

/** Shows the whole guide as it would be; nothing is changed, not even the draft. */
export const lookAt = (edit: Edit, mode: Mode): Promise<void> =>
  giveOrder({ type: 'preview', next: 'vivo' }, async () => {
    await settled([edit.change.file]);
    return (await ask('POST preview', { changes: [inMode(edit, mode)] })).order;
  });

/** Publishes the guide in another mode, with the values that were written. */
export function publishAs(edit: Edit, mode: Mode): Promise<void> {
  const { file } = edit.change;
  editValue(file, inMode(edit, mode).value);
  return giveOrder({ type: 'publish', files: [file] }, async () => {
    await settled([file]);
    setMistakes([file], []);
    return publishChanges([edits.get()[file]?.change ?? inMode(edit, mode)], words.live.said[mode]);
  });
}
