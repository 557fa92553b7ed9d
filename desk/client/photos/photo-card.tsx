import { ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { Button } from '#common/ui/button.tsx';
import { fieldId } from '../form/field-frame.tsx';
import { useForm } from '../form/form-context.ts';
import { type Path, pathKey } from '../schema/paths.ts';
import looks from '../shell/looks.module.css';
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
  const alt = textOfPhoto(form.value, path, index, 'alt');
  const number = index + 1;
  const mistakes = form.mistakes.get(pathKey([...path, index, 'alt'])) ?? [];
  return (
    <>
      <div className={css.picture}>
        {picture ? (
          <Cropped picture={picture} crop={slot.crop} alt={alt || words.photos.photo(number)} />
        ) : (
          <p role="status">{said}</p>
        )}
      </div>
      <div className={css.texts}>
        <div className={css.text} data-path={pathKey([...path, index])}>
          <label htmlFor={fieldId([...path, index, 'alt'])}>
            {words.photos.alt} <span className="visually-hidden">({words.photos.photo(number)})</span>
          </label>
          <textarea
            className={looks.input}
            id={fieldId([...path, index, 'alt'])}
            rows={2}
            value={alt}
            placeholder={words.photos.altHint}
            onChange={({ currentTarget }) => onText('alt', currentTarget.value)}
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
          <input
            className={looks.input}
            id={fieldId([...path, index, 'caption'])}
            autoComplete="off"
            value={textOfPhoto(form.value, path, index, 'caption')}
            onChange={({ currentTarget }) => onText('caption', currentTarget.value)}
          />
        </div>
        <div className={css.buttons}>
          <Button
            variant="ghost"
            size="icon"
            disabled={index === 0}
            aria-label={words.photos.upOf(number)}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={20} aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            disabled={number === count}
            aria-label={words.photos.downOf(number)}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={20} aria-hidden />
          </Button>
          <Button
            variant="ghost"
            disabled={!picture}
            aria-label={words.photos.cropOf(number)}
            onClick={() => setCropping(true)}
          >
            <Crop size={20} aria-hidden />
            {words.photos.crop}
          </Button>
          <Button variant="ghost" size="icon" aria-label={words.photos.removeOf(number)} onClick={onRemove}>
            <Trash2 size={20} aria-hidden />
          </Button>
        </div>
      </div>
      {isCropping && picture && (
        <CropDialog
          picture={picture}
          crop={slot.crop}
          onClose={() => setCropping(false)}
          onCrop={(crop) => {
            onCrop(crop);
            setCropping(false);
          }}
        />
      )}
    </>
  );
}
