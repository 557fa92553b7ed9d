import { words } from '../words.ts';
import css from './notices.module.css';
import { useNotices } from './toasts.ts';

/** The notices at the foot of the screen. The live region exists before its first notice, so that it is announced. */
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
