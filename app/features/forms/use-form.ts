import { type FormEvent, useEffect, useRef } from 'react';
import { draftOf } from './draft.ts';
import { fillIn, trim, valuesIn } from './fields.ts';
import { hiddenFields } from './names.ts';
import { isOnItsWay, setOnItsWay, useIsOnItsWay } from './on-its-way.ts';
import { type Outcome, send } from './send.ts';

/** `isThere`: the visitor looks at the form, be it the one that was sent or the same opened again. */
type Done = (outcome: Outcome, isThere: boolean) => void | Promise<void>;

/** The forms on the screen, by their names. */
const shown = new Map<string, HTMLFormElement>();

/**
 * Behaviour of the form called `name`: keeps what is typed, sends it to `action` once, and tells `onDone` how it
 * ended. The fields are the document's own: what was typed before hydration is never overwritten.
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

  const onInput = (event: FormEvent<HTMLFormElement>) => draft.type(valuesIn(event.currentTarget));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A second press comes before the button is seen disabled.
    if (isOnItsWay(name)) return;
    trim(form);
    if (!form.reportValidity()) return;
    const fields = new FormData(form);
    fields.set(hiddenFields.attempt, draft.attempt(valuesIn(form)));
    fields.set(hiddenFields.elapsed, String(Date.now() - draft.get().openedAt));
    setOnItsWay(name, true);
    const outcome = await send(action, fields);
    const open = shown.get(name);
    if (outcome === 'sent') {
      draft.clear();
      // The page may take a while to go: a key pressed meanwhile must not make the sent words a draft again.
      open?.reset();
    }
    await onDone(outcome, open !== undefined);
    setOnItsWay(name, false);
  };

  return { isSending, props: { ref, action, method: 'post', onInput, onSubmit } as const };
}
