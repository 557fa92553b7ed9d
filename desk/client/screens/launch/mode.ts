import type { Json } from '#common/contracts/desk/content.ts';
import { ask } from '../../api/request.ts';
import { type Edit, edits, editValue, publishChanges, settled } from '../../drafts/drafts.ts';
import { setMistakes } from '../../drafts/mistakes.ts';
import { valueAt, withValueAt } from '../../schema/paths.ts';
import { go, href } from '../../shell/router.ts';
import { words } from '../../words.ts';
import { publishedHere } from '../publish/ending.ts';

export type Mode = 'demo' | 'live';

const PATH = ['mode'];

export const modeOf = (value: Json): Json | undefined => valueAt(value, PATH);

const inMode = ({ change }: Edit, mode: Mode) => ({ ...change, value: withValueAt(change.value, PATH, mode) });

/** Shows the whole guide as it would be; nothing is changed, not even the draft. */
export async function lookAt(edit: Edit, mode: Mode): Promise<void> {
  const { file } = edit.change;
  await settled([file]);
  const { order } = await ask('POST preview', { changes: [inMode(edit, mode)] });
  go(href('orden', order, { tipo: 'preview', vuelve: 'vivo' }));
}

/** Publishes the guide in another mode, with the values that were written. */
export async function publishAs(edit: Edit, mode: Mode): Promise<void> {
  const { file } = edit.change;
  const show = publishedHere();
  editValue(file, inMode(edit, mode).value);
  await settled([file]);
  setMistakes([file], []);
  const order = await publishChanges([edits.get()[file]?.change ?? inMode(edit, mode)], words.live.said[mode]);
  show(order, [file]);
}
