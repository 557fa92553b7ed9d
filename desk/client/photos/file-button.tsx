import { Camera, ImagePlus } from 'lucide-react';
import { buttonClass } from '#common/ui/button.tsx';
import css from './photos.module.css';

type Props = {
  text: string;
  /** Whether it opens the phone's camera. */
  isCamera?: boolean;
  /** Whether several files may be chosen. */
  isMany?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A button that asks for photographs. */
export function FileButton({ text, isCamera = false, isMany = false, onFiles }: Props) {
  const Icon = isCamera ? Camera : ImagePlus;
  const look = buttonClass(isCamera ? 'outline' : 'secondary');
  return (
    <label className={`${look} ${css.file} ${isCamera ? css.camera : ''}`}>
      <Icon size={20} aria-hidden />
      {text}
      <input
        type="file"
        accept={isCamera ? 'image/*' : 'image/*,.heic,.heif'}
        multiple={isMany}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // so that the same file can be chosen again
        }}
      />
    </label>
  );
}
