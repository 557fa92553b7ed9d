import { CalendarPlus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { CODE_MS, inTime } from '#common/lib/in-time.ts';
import { loadStyles } from '#common/lib/load-styles.ts';
import { Button } from '#common/ui/button.tsx';
import sheet from './add-to-trip-dialog.css?url';
import type { Also, Plannable } from './plannable.ts';

type Props = { item: Plannable; also?: Also | undefined };
type DialogProps = Props & { onClose: () => void };

/** Adds something to a day of the visitor's trip. The dialog's code and looks are loaded on the first press. */
export function AddToTrip({ item, also }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const open = () => {
    setIsOpen(true);
    setFailed(false);
    if (Dialog) return;
    inTime(Promise.all([import('./add-to-trip-dialog.tsx'), loadStyles(sheet)]), CODE_MS)
      .then(([module]) => setDialog(() => module.AddToTripDialog))
      .catch((error: unknown) => {
        console.warn('The trip could not be opened.', error);
        setFailed(true);
      });
  };
  return (
    <>
      <Button data-needs-script data-press="viaje" variant="outline" onClick={open}>
        <CalendarPlus size={18} aria-hidden /> {t('toTrip.button')}
        <span className="visually-hidden">: {item.name}</span>
      </Button>
      {isFailed && <span role="alert">{t('needsSignal')}</span>}
      {isOpen && Dialog && <Dialog item={item} also={also} onClose={() => setIsOpen(false)} />}
    </>
  );
}
