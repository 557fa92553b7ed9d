import { stored } from '#common/lib/storage/stored.ts';

/** The ids of the messages that wait on this device, so that nothing is loaded if there are none. */
export const waitingAttempts = stored<string[]>({
  key: 'guide-waiting',
  initial: [],
  parse(text) {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) throw new TypeError('No list.');
    return value.filter((attempt) => typeof attempt === 'string');
  },
  format: JSON.stringify,
});
