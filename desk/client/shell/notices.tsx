import { words } from '../words.ts';
import css from './notices.module.css';
import { useNotices } from './toasts.ts';

/** The notices at the screen's foot, above the menu. The region is there before its first notice, so that it is heard. */
export function Notices() {
  const notices = useNotices();
  return (
    <section className={css.region} aria-label={words.notices} aria-live="polite">
      {notices.map(({ id, text, tone, undo }) => (
        <div key={id} className={tone === 'error' ? `${css.notice} ${css.error}` : css.notice}>
          <p>{text}</p>
          {undo && (
            <button type="button" className={css.undo} onClick={undo}>
              {words.undo}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
