import { buttonClass } from '#common/ui/button.tsx';
import { words } from '../words.ts';
import css from './photos.module.css';
import { forgetSending, useSendings } from './uploads.ts';

/** The photographs on their way. */
export function Sendings() {
  const sendings = useSendings();
  if (sendings.length === 0) return null;
  return (
    <ul className={css.sendings} aria-live="polite">
      {sendings.map(({ key, name, percent, error }) => (
        <li key={key}>
          {error ? `${name}: ${error}` : words.photos.sending(name, percent)}
          {error ? (
            <button type="button" className={buttonClass('ghost')} onClick={() => forgetSending(key)}>
              {words.close}
            </button>
          ) : (
            <progress max={100} value={percent} aria-label={name} />
          )}
        </li>
      ))}
    </ul>
  );
}
