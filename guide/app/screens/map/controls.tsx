import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import { askPosition, useDevicePosition } from '#app/features/position/position.ts';
import { CLOSER } from '#map/browser/sheets.ts';
import type { MapData } from './map-views.ts';
import css from './screen.module.css';

type Props = Pick<MapData, 'words' | 'position'> & { zoomBy: (times: number) => void; onReset: () => void };

/** The buttons below the map, where they cover none of it. */
export function Controls({ words, position, zoomBy, onReset }: Props) {
  const { state } = useDevicePosition();
  return (
    <div className={css.controls} data-needs-script>
      <button type="button" aria-disabled={state === 'asking'} onClick={askPosition}>
        <LocateFixed size={20} aria-hidden /> {position.ask}
      </button>
      <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => zoomBy(CLOSER)}>
        <Plus size={22} aria-hidden />
      </button>
      <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => zoomBy(1 / CLOSER)}>
        <Minus size={22} aria-hidden />
      </button>
      <button type="button" aria-label={words.reset} title={words.reset} onClick={onReset}>
        <Maximize size={20} aria-hidden />
      </button>
    </div>
  );
}
