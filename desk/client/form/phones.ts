import { judgePhonesWith } from '#common/contracts/desk/judge/phones.ts';
import type * as Written from '#common/lib/written/phone.ts';
import { store } from '../api/store.ts';

export type Phones = Pick<typeof Written, 'writtenPhone' | 'writtenWhatsapp'>;

/** How telephone numbers are written; null until it is there. */
const phones = store<Phones | null>(null);

export const usePhones = phones.use;

/**
 * Loads it, once a form has a telephone. Without signal nothing happens, and the next field tries again: meanwhile a
 * number stays as it was typed, and the publisher judges it.
 */
export async function loadPhones(): Promise<void> {
  if (phones.get()) return;
  try {
    const [written, { readPhone }] = await Promise.all([
      import('#common/lib/written/phone.ts'),
      import('#common/lib/text/phone-number.ts'),
    ]);
    judgePhonesWith(readPhone);
    phones.set(() => written);
  } catch (error) {
    console.warn('Telephone numbers cannot be read yet.', error);
  }
}
