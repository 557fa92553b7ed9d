import { postForm } from '#engine/offline/post-form.ts';

export type Outcome = 'sent' | 'refused' | 'unreachable';

export type Sent = {
  outcome: Outcome;
  /** The short name that the server gave the message; null if it gave none. */
  reference: string | null;
  /** The server has kept the message without its photographs. */
  isWithoutPhotos?: boolean;
};

/**
 * Posts a form. `refused`: the response was not a success. `unreachable`: none came in time, although the post may have
 * arrived, or something between here and the server answered in its place.
 */
export async function send(action: string, fields: FormData): Promise<Sent> {
  const { status, isStranger, reference, isWithoutPhotos } = await postForm(action, fields);
  const isOk = status !== null && status >= 200 && status < 300;
  if (status === null || (isOk && isStranger)) return { outcome: 'unreachable', reference: null };
  if (!isOk) console.warn(`${action} answered ${status}.`);
  return { outcome: isOk ? 'sent' : 'refused', reference, ...(isWithoutPhotos && { isWithoutPhotos }) };
}
