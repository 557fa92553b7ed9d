import { type DragEvent, useRef, useState } from 'react';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { useForm } from '../form/form-context.ts';
import { moved } from '../form/list-field.tsx';
import { Prints, printsIn } from '../form/pictures/prints.tsx';
import { type Path, valueAt } from '../schema/paths.ts';
import { notify } from '../shell/toasts.ts';
import { words } from '../words.ts';
import { FileButton } from './file-button.tsx';
import { PhotoCard } from './photo-card.tsx';
import css from './photos.module.css';
import { Sendings } from './sendings.tsx';
import { slotKey, slotsOf, withPhotoBack, withPhotoText, withTexts } from './slots.ts';
import { sendPhotos } from './uploads.ts';

/** A listing's photographs, to upload, order, crop and describe. */
export function PhotosEditor({ path }: { path: Path }) {
  const form = useForm();
  const slots = slotsOf(form.photos, form.livePhotos);
  const newest = () => {
    const now = form.newest();
    return { ...now, slots: slotsOf(now.photos, now.livePhotos) };
  };
  const cards = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const change = (how: <Entry>(list: Entry[]) => Entry[]) =>
    form.editPhotos(how(slots), withTexts(form, path, slots.length, how));

  function add(files: readonly File[]) {
    void sendPhotos(files, (upload) => {
      const now = newest();
      const next: PhotoSlot[] = [...now.slots, { upload, crop: null }];
      form.editPhotos(
        next,
        withTexts(now, path, next.length, (list) => list),
      );
    });
  }

  function move(index: number, by: 1 | -1) {
    change((list) => moved(list, index, index + by));
    focusIn(index + by, [`[data-move="${by}"]:enabled`, '[data-move]:enabled']);
  }

  /** The first of some controls in a photograph's card, once it is in its place. */
  function focusIn(index: number, controls: string[]) {
    requestAnimationFrame(() => {
      const card = cards.current?.children[index];
      const found = controls.map((one) => card?.querySelector<HTMLElement>(one)).find(Boolean);
      (found ?? cards.current)?.focus();
    });
  }

  function remove(index: number) {
    change((list) => list.filter((_, at) => at !== index));
    focusIn(Math.min(index, slots.length - 2), ['[data-remove]']);
    const undo = () => {
      const back = withPhotoBack(newest(), path, index, { ...form, slots });
      form.editPhotos(back.slots, back.value);
    };
    notify(words.photos.removed(index + 1), { undo });
  }

  function drop(event: DragEvent, to: number) {
    event.preventDefault();
    if (dragged !== null) change((list) => moved(list, dragged, to));
    else add([...event.dataTransfer.files]);
    setDragged(null);
  }

  return (
    <div className={css.editor}>
      <Replaced prints={printsIn(valueAt(form.value, [...path.slice(0, -1), 'images']))} isShown={slots.length === 0} />
      <ol ref={cards} tabIndex={-1} className={css.cards} aria-label={words.photos.title}>
        {slots.map((slot, index) => (
          <li
            key={slotKey(slot)}
            className={css.card}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <PhotoCard
              slot={slot}
              index={index}
              count={slots.length}
              path={path}
              onText={(key, text) => form.edit(withPhotoText(form, path, slots.length, { index, key, text }))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
              onCrop={(crop) =>
                form.editPhotos(
                  slots.map((one, at) => (at === index ? { ...one, crop } : one)),
                  form.value,
                )
              }
            />
          </li>
        ))}
      </ol>
      <Sendings />
      <div className={css.add}>
        <FileButton text={words.photos.add} isMany onFiles={add} />
        <FileButton text={words.photos.camera} isCamera onFiles={add} />
      </div>
    </div>
  );
}

/** The drawings that the page shows until there is a photograph. */
function Replaced({ prints, isShown }: { prints: ReturnType<typeof printsIn>; isShown: boolean }) {
  if (!isShown) return <p className={css.help}>{words.photos.hint}</p>;
  return (
    <>
      <p className={css.help}>{prints.length > 0 ? words.photos.none(prints.length) : words.photos.nothing}</p>
      <Prints prints={prints} />
    </>
  );
}
