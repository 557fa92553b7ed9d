import type { Look } from '../health.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';

/** Whether a form could be stored now. */
export function watchDatabase(store: Pick<Store, 'check'>): Look {
  return async () => {
    try {
      await store.check();
      return null;
    } catch (error) {
      return error instanceof StoreError ? error.message : String(error);
    }
  };
}
