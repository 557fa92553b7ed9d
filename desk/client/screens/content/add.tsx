import { type FormEvent, useState } from 'react';
import type { Json, Kind } from '#common/contracts/desk/content.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { folderOfKind, useContent } from '../../api/content.ts';
import { ask } from '../../api/request.ts';
import { begin, editValue } from '../../drafts/drafts.ts';
import { withToday } from '../../schema/compulsory.ts';
import { valueAt, withValueAt } from '../../schema/paths.ts';
import { href, replaceWith, stillHere } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import css from './content.module.css';
import { slugOf } from './slug.ts';

/** The possible paths of a new file's name; its blank value has one of them. */
const NAMES = [['name'], ['title'], ['facts', 'title']];

/** Asks for the name of a new file, makes its address from it, and opens its form. */
export function AddScreen({ id }: ScreenProps) {
  const content = useContent();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const kind = content.kinds.find((one) => one.id === id && one.isOpen);
  if (!kind) return <Screen title={words.failures.notFound} lead={words.failures.notFoundText} />;
  const slug = slugOf(name);
  const file = `${folderOfKind(kind, content.files)}/${slug}.${kind.isMarkdown ? 'md' : 'json'}`;
  const isTaken = content.files.some((one) => one.file === file);

  async function start(event: FormEvent) {
    event.preventDefault();
    if (!kind || slug === '' || isTaken || isBusy) return;
    setBusy(true);
    const isHere = stillHere();
    // Without a signal nobody knows: what she has begun before and what she begins now would be two versions.
    const { draft } = await ask('GET file?file=', undefined, file).catch(() => ({ draft: null }));
    begin(file, null, draft, kind.blank);
    if (draft) notify(words.content.begun);
    else editValue(file, withToday(kind, named(kind, name.trim()), todayInSanRafael()));
    if (isHere()) replaceWith(href('ficha', file));
  }

  return (
    <Screen
      title={words.content.addTitle(kind.one)}
      back={{ href: href('contenido', kind.id), label: kind.label }}
      leavesFocus
    >
      <form className={css.form} onSubmit={start}>
        <Field
          label={words.content.nameOf}
          name="name"
          required
          autoFocus
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) => setName(currentTarget.value)}
        />
        {slug !== '' && (
          <p className={css.note} role="status">
            {isTaken
              ? words.content.addressTaken
              : `${words.content.addressIs}: …/${slug}. ${words.content.addressHint}`}
          </p>
        )}
        <div>
          <Button type="submit" variant="default" disabled={isTaken || isBusy}>
            {words.content.create}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

/** A new file's value with its name at the first of these paths that it has. */
function named({ blank }: Kind, name: string): Json {
  const place = NAMES.find((path) => valueAt(blank, path) !== undefined) ?? ['name'];
  return withValueAt(blank, place, name);
}
