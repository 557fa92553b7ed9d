import { type FormEvent, useEffect, useRef } from 'react';
import { hiddenFields } from '#common/contracts/forms.ts';
import { CODE_MS, inTime } from '#common/lib/in-time.ts';
import { draftOf, type Values } from './draft.ts';
import { fillIn, putFiles, trim, valuesIn } from './fields.ts';
import { isOnItsWay, setOnItsWay, useIsOnItsWay } from './on-its-way.ts';
import { type Sent, send } from './send.ts';
import { waitingAttempts } from './waiting.ts';

/** `isThere`: the visitor is looking at the form, whether it stayed open or was opened again. */
type Done = (sent: Sent, isThere: boolean) => void | Promise<void>;

/** The encoding of the forms that take photographs. */
export const WITH_FILES = 'multipart/form-data';

const asTheyAre = (error: unknown) => console.warn('Photographs are sent as they are.', error);

/** The forms on the screen, by name. */
const shown = new Map<string, HTMLFormElement>();

/**
 * Puts words and files into the form called `name` if its fields are empty or hold what was last sent. Returns false if
 * a visitor has written something else, or if the form is not on the screen.
 */
export function putWords(name: string, words: Values, files: [name: string, file: File][] = []): boolean {
  const form = shown.get(name);
  const draft = draftOf(name);
  if (!form || !(draft.isSent() || Object.values(valuesIn(form)).every((value) => value === ''))) return false;
  draft.clear();
  draft.open(Date.now());
  form.reset();
  fillIn(form, words);
  putFiles(form, files);
  draft.type(valuesIn(form));
  return true;
}

/** Keeps what was sent; the words stay in the fields as well. */
async function keepForLater(form: string, action: string, posted: FormData) {
  const entries = [...posted];
  const fields = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const files = entries.filter((entry): entry is [string, File] => typeof entry[1] !== 'string' && entry[1].size > 0);
  const attempt = fields[hiddenFields.attempt] ?? '';
  try {
    const { keepMessage } = await inTime(import('./keep-message.ts'), CODE_MS);
    const now = { page: location.href, keptAt: Date.now(), refusal: null };
    await keepMessage({ attempt, form, action, fields, ...(files.length > 0 && { files }), ...now });
  } catch (error) {
    console.warn('The message could not be kept on this device.', error);
  }
}

/** Fetches, while there is a network, the code that is needed without one. */
function getReady({ enctype }: HTMLFormElement) {
  const later = (error: unknown) => console.info('What the form may need is fetched later.', error);
  import('./keep-message.ts').catch(later);
  if (enctype === WITH_FILES) import('./small-photos.ts').catch(later);
}

/** The answer that a pressed button is, in a form with a button for each; `FormData` leaves it out. */
function answerOf(event: Event): Values {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement && button.name !== '' ? { [button.name]: button.value } : {};
}

/** Drops a message that waited, because the same words have now been sent. */
async function noLongerKept(attempt: string) {
  if (!waitingAttempts.get().includes(attempt)) return;
  const { dropMessage } = await import('#engine/offline/outbox.ts');
  waitingAttempts.update((attempts) => attempts.filter((other) => other !== attempt));
  await dropMessage(attempt);
}

/**
 * Runs the form called `name`: keeps its answers as a draft, sends it to `action` once, and passes the outcome to
 * `onDone`. The fields are uncontrolled: text typed before hydration is never overwritten.
 */
export function useForm(name: string, action: string, onDone: Done) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = draftOf(name);
  const isSending = useIsOnItsWay(name);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    shown.set(name, form);
    draft.open(Date.now());
    fillIn(form, draft.get().values);
    draft.type(valuesIn(form));
    return () => {
      shown.delete(name);
    };
  }, [name, draft]);

  const isReady = useRef(false);
  const onInput = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    draft.type(valuesIn(form));
    if (isReady.current) return;
    isReady.current = true;
    getReady(form);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A second press may come before the button is rendered disabled.
    if (isOnItsWay(name)) return;
    trim(form);
    if (!form.reportValidity()) return;
    const fields = new FormData(form);
    const pressed = answerOf(event.nativeEvent);
    for (const [field, value] of Object.entries(pressed)) fields.set(field, value);
    fields.set(hiddenFields.attempt, draft.attempt({ ...valuesIn(form), ...pressed }));
    fields.set(hiddenFields.elapsed, String(Date.now() - draft.get().openedAt));
    setOnItsWay(name, true);
    if (form.enctype === WITH_FILES)
      await inTime(import('./small-photos.ts'), CODE_MS).then(
        ({ withSmallPhotos }) => withSmallPhotos(fields),
        asTheyAre,
      );
    const sent = await send(action, fields);
    const { outcome } = sent;
    if (outcome === 'unreachable') await keepForLater(name, action, fields);
    const open = shown.get(name);
    if (outcome === 'sent') {
      void noLongerKept(String(fields.get(hiddenFields.attempt)));
      draft.clear();
      // The page may take a while to change: a key pressed meanwhile must not make the sent answers a draft again.
      open?.reset();
    }
    try {
      await onDone(sent, open !== undefined);
    } finally {
      setOnItsWay(name, false);
    }
  };

  return { isSending, props: { ref, action, method: 'post', onInput, onSubmit } as const };
}
