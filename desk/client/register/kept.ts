import { stored } from '#common/lib/storage/stored.ts';
import { parseRegister, type Register } from './register.ts';

/** The register that is being brought in, so that a reload or a closed tab loses no answer. */
export const kept = stored<Register | null>({
  key: 'escritorio:padron',
  initial: null,
  parse: parseRegister,
  format: (register) => JSON.stringify(register),
});

/** The cells that are pasted, before they are used. */
export const pasted = stored<string>({
  key: 'escritorio:padron-pegado',
  initial: '',
  parse: (text) => text,
  format: (text) => text,
});
