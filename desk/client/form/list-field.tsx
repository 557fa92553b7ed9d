import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { noValue } from '#common/contracts/desk/no-value.ts';
import { inserted } from '#common/lib/lists.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { Button } from '#common/ui/button.tsx';
import { entryName } from '../schema/entry-name.ts';
import type { Path } from '../schema/paths.ts';
import { shapeOf } from '../schema/shape.ts';
import { usePerson } from '../shell/person.ts';
import { notify } from '../shell/toasts.ts';
import { words } from '../words.ts';
import { FieldFrame, focusField } from './field-frame.tsx';
import css from './form.module.css';
import { useField, withEntryBack, withList } from './form-context.ts';
import { withNewEntry } from './new-entry.ts';
import { usePageNames } from './page/page-field.tsx';

type Props = { path: Path; schema: DeskSchema; label: string; isNullable: boolean; items: DeskSchema };

/** A list with buttons to add, remove and move entries; its translations follow. */
export function ListField({ path, schema, label, isNullable, items }: Props) {
  const { form, value, set } = useField(path);
  const { Field } = form;
  const person = usePerson();
  const pageName = usePageNames();
  const place = useRef<HTMLDivElement>(null);
  const list = Array.isArray(value) ? value : [];
  const isLarge = ['object', 'union', 'record'].includes(shapeOf(items, form.root).shape.type);
  const change = (how: <Entry>(entries: Entry[]) => Entry[]) => form.edit(withList(form, path, how));

  function add() {
    form.edit(withNewEntry(form, path, todayInSanRafael(), person.name));
    requestAnimationFrame(() => focusField([...path, list.length], { isInside: true }));
  }

  /** The heading or the first button of an entry, once it is in its place; of an empty list, what adds one. */
  function focusEntry(index: number) {
    requestAnimationFrame(() => {
      const entry = place.current?.querySelector(`[data-entry="${index}"]`) ?? place.current;
      entry?.querySelector<HTMLElement>('summary, button:enabled')?.focus();
    });
  }

  function move(from: number, to: number) {
    change((entries) => moved(entries, from, to));
    focusEntry(to);
  }

  const nameOf = (entry: Json | undefined) => entryName(entry, pageName);

  function remove(index: number) {
    const name = nameOf(list[index]) || words.form.entryOf(label, index + 1);
    change((all) => all.filter((_, at) => at !== index));
    focusEntry(Math.min(index, list.length - 2));
    const undo = () => form.edit(withEntryBack(form.newest(), path, index, form.value));
    notify(words.form.removed(name), { undo });
  }

  const entries = list.map((entry, index) => {
    const buttons = (
      <EntryButtons
        name={words.form.entryOf(label, index + 1)}
        isFirst={index === 0}
        isLast={index === list.length - 1}
        onMove={(by) => move(index, index + by)}
        onRemove={() => remove(index)}
      />
    );
    const field = (
      <Field path={[...path, index]} schema={items} label={words.form.entryOf(label, index + 1)} isBare={isLarge} />
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their fields hold no state
      <li key={index} data-entry={index} className={isLarge ? css.largeEntry : css.entry}>
        {isLarge ? (
          <details className={css.group} data-path={[...path, index].join('.')}>
            <summary>
              <span className={css.number}>{index + 1}</span>
              {nameOf(entry) || words.form.entry(index + 1)}
            </summary>
            <div className={css.inside}>
              {field}
              {buttons}
            </div>
          </details>
        ) : (
          <>
            {field}
            {buttons}
          </>
        )}
      </li>
    );
  });

  return (
    <FieldFrame
      path={path}
      label={label}
      help={schema.description}
      isGroup
      unknown={
        isNullable
          ? { text: noValue(schema), isChosen: value === null || value === undefined, onChoose: () => set(null) }
          : undefined
      }
    >
      <div ref={place} className={css.list}>
        {list.length > 0 && <ol>{entries}</ol>}
        <Button variant="outline" onClick={add} aria-label={`${words.form.addEntry}: ${label}`}>
          <Plus size={18} aria-hidden />
          {words.form.addEntry}
        </Button>
      </div>
    </FieldFrame>
  );
}

/** The entries with one of them moved. */
export function moved<Entry>(entries: Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  return inserted(
    entries.filter((_, index) => index !== from),
    to,
    entry,
  );
}

type ButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function EntryButtons({ name, isFirst, isLast, onMove, onRemove }: ButtonsProps) {
  return (
    <div className={css.entryButtons}>
      <Button
        variant="ghost"
        size="icon"
        disabled={isFirst}
        onClick={() => onMove(-1)}
        aria-label={`${words.up}: ${name}`}
      >
        <ArrowUp size={18} aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        disabled={isLast}
        onClick={() => onMove(1)}
        aria-label={`${words.down}: ${name}`}
      >
        <ArrowDown size={18} aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" onClick={onRemove} aria-label={`${words.remove}: ${name}`}>
        <Trash2 size={18} aria-hidden />
      </Button>
    </div>
  );
}
