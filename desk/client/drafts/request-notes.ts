import { store } from '../api/store.ts';

/** What a business wrote that has no place of its own in the listing that its request became. */
export type RequestNotes = { message: number; notes: string[] };

/** By file, until that is published or the desk is closed: the request itself waits among the messages. */
const all = store<Record<string, RequestNotes>>({});

export const keepRequestNotes = (file: string, notes: RequestNotes): void =>
  all.set((known) => ({ ...known, [file]: notes }));

export const forgetRequestNotes = (file: string): void => all.set(({ [file]: _published, ...rest }) => rest);

export const useRequestNotes = (file: string): RequestNotes | undefined => all.use()[file];
