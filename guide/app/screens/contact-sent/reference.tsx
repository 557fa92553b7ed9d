import { Copy } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toast } from '#app/features/toasts/toasts.ts';
import { copyText } from '#common/lib/copy-text.ts';
import { Button } from '#common/ui/button.tsx';
import { useLocation } from '#engine/navigation/context.ts';
import css from './reference.module.css';

type Words = { why: string; copy: string; copied: string; notCopied: string };

/**
 * The reference of the message, from the address, large enough to read aloud. The server writes it into the empty
 * element of the finished page, so that it is there without JavaScript too; the first render repeats what the server
 * wrote. A visitor who did not come from a form sees nothing.
 */
export function Reference({ words: { why, copy, copied, notCopied } }: { words: Words }) {
  const { search } = useLocation();
  const reference = useSyncExternalStore(never, () => referenceIn(search), written);
  const copyIt = async () => {
    try {
      await copyText(reference);
      toast({ title: copied, description: reference });
    } catch (error) {
      console.warn('The reference could not be copied.', error);
      toast({ title: notCopied, description: reference, tone: 'error' });
    }
  };
  return (
    <div className={css.panel}>
      <p className={css.why}>{why}</p>
      <strong className={css.reference} translate="no" data-reference>
        {reference}
      </strong>
      <Button data-needs-script variant="outline" onClick={copyIt}>
        <Copy size={18} aria-hidden /> {copy}
      </Button>
    </div>
  );
}

const never = () => () => {};

function referenceIn(search: string): string {
  const reference = new URLSearchParams(search).get('r') ?? '';
  return /^\w{1,20}$/.test(reference) ? reference : '';
}

const written = () =>
  typeof document === 'undefined' ? '' : (document.querySelector('[data-reference]')?.textContent ?? '');
