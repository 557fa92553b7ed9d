import { type ReactNode, useState } from 'react';
import { Button } from '#common/ui/button.tsx';
import { explain } from '../../api/request.ts';
import { notify } from '../../shell/toasts.ts';

type Props = { variant: 'default' | 'outline'; onPress: () => Promise<void>; children: ReactNode };

/** A button that cannot be pressed again while its order is on its way; a failure is said, and it can be. */
export function Act({ variant, onPress, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    onPress().catch((error: unknown) => {
      notify(explain(error), { tone: 'error' });
      setBusy(false);
    });
  };
  return (
    <Button variant={variant} size="lg" disabled={isBusy} onClick={press}>
      {children}
    </Button>
  );
}
