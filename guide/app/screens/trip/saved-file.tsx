import { toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { TextFile } from '#common/lib/save-file.ts';
import { Button } from '#common/ui/button.tsx';
import css from './screen.module.css';

/** What was downloaded last, and other ways to take it along: nobody can tell whether the browser has kept it. */
export function SavedFile({ file }: { file: TextFile | null }) {
  return (
    <div role="status" className={css.saved}>
      {file && <Ways file={file} />}
    </div>
  );
}

function Ways({ file: { name, type, text } }: { file: TextFile }) {
  const { t } = useTranslation();
  const files = [new File([text], name, { type })];
  const share = async () => {
    try {
      await navigator.share({ files });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // closed by the visitor
      console.warn('The file could not be shared.', error);
      toast({ title: t('trip.saved.failed'), tone: 'error' });
    }
  };
  return (
    <>
      <p>{t('trip.saved.text', { name })}</p>
      {navigator.canShare?.({ files }) && (
        <Button variant="outline" onClick={() => void share()}>
          {t('trip.saved.share')}
        </Button>
      )}
      <details>
        <summary>{t('trip.saved.show')}</summary>
        <textarea
          aria-label={t('trip.saved.content', { name })}
          readOnly
          rows={6}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </details>
    </>
  );
}
