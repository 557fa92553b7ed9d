import { useRef, useState } from 'react';
import type { DeskSchema, Json, PrintShape } from '#common/contracts/desk/content.ts';
import { noValue } from '#common/contracts/desk/no-value.ts';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import { Button } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import { Cropped } from '../../photos/cropped.tsx';
import { FileButton } from '../../photos/file-button.tsx';
import { Sendings } from '../../photos/sendings.tsx';
import { slotsOf } from '../../photos/slots.ts';
import { sendPhotos } from '../../photos/uploads.ts';
import { usePhoto } from '../../photos/use-photo.ts';
import { type Path, valueAt } from '../../schema/paths.ts';
import { isObject, labelOf, shapeOf } from '../../schema/shape.ts';
import looks from '../../shell/looks.module.css';
import { words } from '../../words.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useField, withField } from '../form-context.ts';
import css from './prints.module.css';
import { Picture } from './prints.tsx';

type Props = { path: Path; schema: DeskSchema; label: string; shape: PrintShape; isNullable: boolean };

/** One picture, chosen among the guide's drawings, with its description; where it may be, a photograph of her own. */
export function PrintField({ path, schema, label, shape, isNullable }: Props) {
  const { form, value } = useField(path);
  const { drawings = {} } = useContent();
  const [isChoosing, setChoosing] = useState(false);
  const choice = useRef<HTMLButtonElement>(null);
  const { Field } = form;
  const { print: drawing, ...properties } = schema.properties ?? {};
  const mayBePhoto = drawing !== undefined && shapeOf(drawing, form.root).isNullable;
  const print = printIn(value);
  const [photo] = mayBePhoto && print === '' ? slotsOf(form.photos, form.livePhotos) : [];

  /** The picture with another drawing or photograph. A description that was the drawing's own changes with it. */
  function described(current: Json | undefined, name: string | null): Json {
    const { alt, ...rest } = isObject(current) ? current : {};
    const isOwn = Boolean(alt) && alt !== drawings[printIn(current)]?.alt;
    const said = isOwn ? alt : ((name && drawings[name]?.alt) ?? '');
    return { ...rest, print: name, ...(properties.alt && { alt: said }) };
  }

  /** Writes the picture, and takes her photograph away with it. */
  function write(picture: Json) {
    const next = withField(form, path, picture);
    if (photo) form.editPhotos([], next);
    else form.edit(next);
    setChoosing(false);
    choice.current?.focus(); // the drawing that was pressed is gone
  }

  function send([file]: readonly File[]) {
    if (!file) return;
    void sendPhotos([file], (upload) => {
      const now = form.newest();
      const picture = described(valueAt(now.value, path), null);
      form.editPhotos([{ upload, crop: null }], withField(now, path, picture));
      setChoosing(false);
    });
  }

  const isThere = print !== '' || photo !== undefined;
  return (
    <FieldFrame path={path} label={label} help={mayBePhoto ? words.prints.helpOwn : words.prints.help} isGroup>
      {isThere && (
        <div className={css.current}>
          {photo ? <OwnPhoto slot={photo} alt={altIn(value)} /> : <Picture name={print} alt={altIn(value)} />}
        </div>
      )}
      <Sendings />
      <div className={css.ways}>
        <Button ref={choice} variant="outline" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {print === '' ? words.prints.choose : words.prints.chooseOther}
        </Button>
        {mayBePhoto && <FileButton text={photo ? words.prints.sendOther : words.prints.send} onFiles={send} />}
        {isNullable && isThere && (
          <Button variant="ghost" onClick={() => write(null)}>
            {noValue(schema)}
          </Button>
        )}
      </div>
      {isChoosing && <Choice shape={shape} current={print} onChoose={(name) => write(described(value, name))} />}
      {isThere &&
        Object.entries(properties).map(([key, inner]) => (
          <Field key={key} path={[...path, key]} schema={inner} label={labelOf(key, inner)} />
        ))}
    </FieldFrame>
  );
}

/** The name of a picture's drawing; empty if it has none. */
const printIn = (value: Json | undefined): string =>
  isObject(value) && typeof value.print === 'string' ? value.print : '';

const altIn = (value: Json | undefined): string => (isObject(value) && typeof value.alt === 'string' ? value.alt : '');

/** Her own photograph, or that it is still being prepared. */
function OwnPhoto({ slot, alt }: { slot: PhotoSlot; alt: string }) {
  const { picture, said } = usePhoto(slot);
  return picture ? (
    <Cropped picture={picture} crop={slot.crop} alt={alt || words.photos.photo(1)} />
  ) : (
    <p role="status">{said}</p>
  );
}

/** How many drawings are shown before a search narrows them. */
const MOST = 24;

function Choice({
  shape,
  current,
  onChoose,
}: {
  shape: PrintShape;
  current: string;
  onChoose: (name: string) => void;
}) {
  const { drawings = {} } = useContent();
  const [asked, setAsked] = useState('');
  const wanted = wordsOf(asked);
  const fitting = Object.entries(drawings).filter(
    ([, one]) => one.shape === shape || (shape === 'hero' && one.shape === 'opening'),
  );
  const found = fitting.filter(([name, { alt }]) =>
    wanted.every((word) => wordsOf(`${alt} ${name}`).join(' ').includes(word)),
  );
  return (
    <div className={css.choice}>
      <label>
        {words.prints.search}
        <input
          className={looks.input}
          type="search"
          autoComplete="off"
          value={asked}
          onChange={({ currentTarget }) => setAsked(currentTarget.value)}
        />
      </label>
      <p role="status">{words.prints.found(found.length)}</p>
      <ul>
        {found.slice(0, MOST).map(([name, { alt }]) => (
          <li key={name}>
            <button type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
              <Picture name={name} alt="" />
              <span>{alt}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
