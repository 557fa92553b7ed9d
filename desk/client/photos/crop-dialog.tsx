import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { Button } from '#common/ui/button.tsx';
import { words } from '../words.ts';
import type { Picture } from './cropped.tsx';
import { type Crop, frameOf, middleOf, movedBy } from './frame.ts';
import css from './photos.module.css';

const FORMATS = [
  { name: '4:3', ratio: 4 / 3 },
  { name: '3:2', ratio: 3 / 2 },
  { name: words.photos.square, ratio: 1 },
];
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};

type Props = {
  picture: Picture;
  crop: PhotoSlot['crop'];
  onCrop: (crop: PhotoSlot['crop']) => void;
  onClose: () => void;
};

/** A frame of a chosen format over the picture: drag it, move it with the arrow keys, size it with a slider. */
export function CropDialog({ picture, crop, onCrop, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [frame, setFrame] = useState<Crop | null>(crop);
  const [ratio, setRatio] = useState(() => ratioOf(crop, picture));
  const [size, setSize] = useState(crop ? Math.max(crop.width, crop.height) : 1);
  useEffect(() => dialog.current?.showModal(), []);

  /** Closed as a dialog closes, so that the focus goes back to where it came from. */
  const close = () => dialog.current?.close();

  function reshape(nextRatio: number, nextSize: number) {
    setRatio(nextRatio);
    setSize(nextSize);
    setFrame(frameOf(nextRatio, picture, nextSize, frame ? middleOf(frame) : undefined));
  }

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{words.photos.cropTitle}</h2>
      <div className={css.stage}>
        <img src={picture.href} alt="" width={picture.width} height={picture.height} draggable={false} />
        {frame && <Frame frame={frame} onMove={setFrame} />}
      </div>
      <div className={css.formats}>
        <Button variant={frame ? 'outline' : 'secondary'} aria-pressed={frame === null} onClick={() => setFrame(null)}>
          {words.photos.whole}
        </Button>
        {FORMATS.map((format) => (
          <Button
            key={format.name}
            variant={frame && ratio === format.ratio ? 'secondary' : 'outline'}
            aria-pressed={frame !== null && ratio === format.ratio}
            onClick={() => reshape(format.ratio, size)}
          >
            {format.name}
          </Button>
        ))}
      </div>
      {frame && (
        <label className={css.size}>
          {words.photos.size}
          <input
            type="range"
            min={30}
            max={100}
            value={Math.round(size * 100)}
            onChange={({ currentTarget }) => reshape(ratio, Number(currentTarget.value) / 100)}
          />
        </label>
      )}
      <div className={css.formats}>
        <Button
          variant="default"
          onClick={() => {
            onCrop(frame);
            close();
          }}
        >
          {words.photos.done}
        </Button>
        <Button variant="outline" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </dialog>
  );
}

/** The frame on its picture, which is moved by dragging or with the arrow keys. */
function Frame({ frame, onMove }: { frame: Crop; onMove: (frame: Crop) => void }) {
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box) onMove(movedBy(frame, event.movementX / box.width, event.movementY / box.height));
  }

  function nudge(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    onMove(movedBy(frame, ...arrow));
  }

  return (
    <div
      className={css.frame}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrows
      tabIndex={0}
      aria-label={words.photos.frame}
      style={{
        left: `${frame.left * 100}%`,
        top: `${frame.top * 100}%`,
        width: `${frame.width * 100}%`,
        height: `${frame.height * 100}%`,
      }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={nudge}
    />
  );
}

/** The aspect ratio of a frame's format, or 4:3. */
function ratioOf(crop: PhotoSlot['crop'], { width, height }: Picture): number {
  const shape = crop ? (crop.width * width) / (crop.height * height) : null;
  return FORMATS.find(({ ratio }) => shape !== null && Math.abs(ratio - shape) < 0.02)?.ratio ?? 4 / 3;
}
