import { useState } from 'react';
import { isShortMapLink, readPoint } from '#common/lib/written/point.ts';
import looks from '../../shell/looks.module.css';
import { words } from '../../words.ts';
import css from './point.module.css';

/** A field for what people copy from a map: a pair of coordinates, or the address of a place. */
export function PastedPoint({ id, onPoint }: { id: string; onPoint: (point: { lat: number; lng: number }) => void }) {
  const [text, setText] = useState('');
  const isRead = readPoint(text) !== null;
  const said =
    text.trim() === '' ? words.point.pasteHint : isShortMapLink(text) ? words.point.short : words.point.unread;

  function write(next: string) {
    setText(next);
    const point = readPoint(next);
    if (point) onPoint(point);
  }

  return (
    <label className={css.paste} htmlFor={id}>
      {words.point.paste}
      <input
        className={looks.input}
        id={id}
        autoComplete="off"
        value={text}
        aria-invalid={(text.trim() !== '' && !isRead) || undefined}
        aria-describedby={`${id}-ayuda`}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <span id={`${id}-ayuda`} className={css.help} role="status">
        {isRead ? words.point.read : said}
      </span>
    </label>
  );
}
