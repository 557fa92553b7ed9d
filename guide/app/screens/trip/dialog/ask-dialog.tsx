import type { RefObject } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Button } from '#common/ui/button.tsx';
import css from './dialog.module.css';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  question: string;
  /** What will be done: the name of the dialog, and the label of its button. */
  action: string;
  onConfirm: () => void;
};

/** Asks once before something is lost. The component that renders it opens it with `showModal`. */
export function AskDialog({ ref, question, action, onConfirm }: Props) {
  const { t } = useTranslation();
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={css.dialog} aria-label={action}>
      <p>{question}</p>
      <div className={css.actions}>
        <Button
          variant="destructive"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {action}
        </Button>
        <Button variant="outline" onClick={close}>
          {t('trip.cancel')}
        </Button>
      </div>
    </dialog>
  );
}
