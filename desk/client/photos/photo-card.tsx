import { ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { Button } from '#common/ui/button.tsx';
import { fieldId } from '../form/field-frame.tsx';
import { useForm } from '../form/form-context.ts';
import { TextControl } from '../form/text-control.tsx';
import { type Path, pathKey } from '../schema/paths.ts';
import { words } from '../words.ts';
import { CropDialog } from './crop-dialog.tsx';
import { Cropped } from './cropped.tsx';
import css from './photos.module.css';
import { textOfPhoto } from './slots.ts';
import { usePhoto } from './use-photo.ts';

type Props = {
  slot: PhotoSlot;
  index: number;
  count: number;
  path: Path;
  onText: (key: 'alt' | 'caption', text: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onCrop: (crop: PhotoSlot['crop']) => void;
};

/** One photograph with its texts and its position among the others. */
export function PhotoCard({ slot, index, count, path, onText, onMove, onRemove, onCrop }: Props) {
  const form = useForm();
  const [isCropping, setCropping] = useState(false);
  const { picture, said } = usePhoto(slot);
  const alt = textOfPhoto(form.value, path, index, 'alt') || words.photos.photo(index + 1);
  return (
    <>
      <div className={css.picture}>
        {picture ? <Cropped picture={picture} crop={slot.crop} alt={alt} /> : <p role="status">{said}</p>}
      </div>
      <div className={css.texts}>
        <PhotoTexts path={path} index={index} onText={onText} />
        <PhotoButtons
          index={index}
          count={count}
          onMove={onMove}
          onCrop={picture && (() => setCropping(true))}
          onRemove={onRemove}
        />
      </div>
      {isCropping && picture && (
        <CropDialog picture={picture} crop={slot.crop} onClose={() => setCropping(false)} onCrop={onCrop} />
      )}
    </>
  );
}

/** What the photograph shows, and its caption. */
function PhotoTexts({ path, index, onText }: Pick<Props, 'path' | 'index' | 'onText'>) {
  const form = useForm();
  const number = index + 1;
  const alt = textOfPhoto(form.value, path, index, 'alt');
  const mistakes = form.mistakes.get(pathKey([...path, index, 'alt'])) ?? [];
  return (
    <>
      <div className={css.text} data-path={pathKey([...path, index])}>
        <label htmlFor={fieldId([...path, index, 'alt'])}>
          {words.photos.alt} <span className="visually-hidden">({words.photos.photo(number)})</span>
        </label>
        <TextControl
          id={fieldId([...path, index, 'alt'])}
          size="paragraphs"
          value={alt}
          placeholder={words.photos.altHint}
          onText={(text) => onText('alt', text)}
        />
        {alt === '' && <p className={css.missing}>{words.photos.altMissing}</p>}
        {mistakes.map((text) => (
          <p key={text} className={css.missing}>
            {text}
          </p>
        ))}
      </div>
      <div className={css.text}>
        <label htmlFor={fieldId([...path, index, 'caption'])}>
          {words.photos.caption} <span className="visually-hidden">({words.photos.photo(number)})</span>
        </label>
        <TextControl
          id={fieldId([...path, index, 'caption'])}
          size="text"
          value={textOfPhoto(form.value, path, index, 'caption')}
          onText={(text) => onText('caption', text)}
        />
      </div>
    </>
  );
}

type ButtonsProps = Pick<Props, 'index' | 'count' | 'onMove' | 'onRemove'> & {
  /** Null while there is no picture to crop. */
  onCrop: (() => void) | null;
};

function PhotoButtons({ index, count, onMove, onCrop, onRemove }: ButtonsProps) {
  const number = index + 1;
  return (
    <div className={css.buttons}>
      <Button
        variant="ghost"
        size="icon"
        disabled={index === 0}
        data-move={-1}
        aria-label={words.photos.upOf(number)}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={20} aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        disabled={number === count}
        data-move={1}
        aria-label={words.photos.downOf(number)}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={20} aria-hidden />
      </Button>
      <Button variant="ghost" disabled={!onCrop} aria-label={words.photos.cropOf(number)} onClick={onCrop ?? undefined}>
        <Crop size={20} aria-hidden />
        {words.photos.crop}
      </Button>
      <Button variant="ghost" size="icon" data-remove aria-label={words.photos.removeOf(number)} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
      </Button>
    </div>
  );
}
