import { useState } from 'react';
import type { Message } from '#common/contracts/desk/api.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import { isListing } from '#common/contracts/desk/listing-file.ts';
import type { Change } from '#common/contracts/desk/orders.ts';
import { readOwnListing } from '#common/lib/address/own-listing.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import { finished } from '../../api/orders.ts';
import { ask, explain } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { begin, edits, editValue } from '../../drafts/drafts.ts';
import { merge } from '../../drafts/merge.ts';
import { keepRequestNotes } from '../../drafts/request-notes.ts';
import { isSame, valueAt, withValueAt } from '../../schema/paths.ts';
import { Card, Failure, Loading } from '../../shell/feedback.tsx';
import { go, href, stillHere } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { notify } from '../../shell/toasts.ts';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import { giveOrder } from '../publish/ending.ts';
import { Answer } from './answer.tsx';
import css from './messages.module.css';
import { Refusal } from './refusal.tsx';

/** One message and its next step. */
export function MessageScreen({ id, query }: ScreenProps) {
  const state = query.get('estado') ?? 'new';
  const list = useLoaded(`${state} ${id}`, () => ask('GET messages?state=', undefined, state));
  const message = list.value?.messages.find((one) => String(one.id) === id);
  const back = { href: href('mensajes', state), label: words.messages.title };
  if (!message) {
    return (
      <Screen title={words.messages.title} back={back}>
        {list.state === 'failed' ? (
          <Failure text={list.error} onRetry={list.reload} />
        ) : list.value ? (
          <p>{words.messages.gone}</p>
        ) : (
          <Loading />
        )}
      </Screen>
    );
  }
  return <MessageView message={message} back={back} />;
}

function MessageView({ message, back }: { message: Message; back: { href: string; label: string } }) {
  const { label, receivedAt, reference, answers, suspicion, form } = message;
  return (
    <Screen
      title={label}
      back={back}
      lead={`${words.messages.from} ${whenText(receivedAt)} · ${words.messages.reference} ${reference}`}
    >
      {suspicion && (
        <Card tone="warn">
          <p>
            <strong>{words.messages.suspicion}:</strong> {suspicion}
          </p>
        </Card>
      )}
      <Card>
        <dl className={css.answers}>
          {answers
            .filter(({ value }) => value !== '')
            .map(({ name, label: question, value }) => (
              <div key={name}>
                <dt>{question}</dt>
                <dd>
                  <Answer form={form} name={name} value={value} />
                </dd>
              </div>
            ))}
        </dl>
      </Card>
      <Actions message={message} />
    </Screen>
  );
}

/** The file that a message is about: its page is named, or it was written from there. */
function useSubject({ answers }: Message) {
  const { files } = useContent();
  const said = (wanted: string) => answers.find(({ name }) => name === wanted)?.value;
  const page = said('page');
  const own = page === undefined ? readOwnListing(said('message') ?? '').page : null; // a business names only its own
  return files.find(({ file, href }) => href !== null && (href === page || (href === own && isListing(file))));
}

/**
 * What two edits of one listing change, the second counting where they differ. Both keep their sources: by its number
 * there a request is known to be answered.
 */
function joined(one: Change, other: Change): [value: Json, photos: Change['photos']] {
  const { value } = merge(one.before, other.value, one.value);
  const sources = [value, one.value].flatMap((each) => valueAt(each, ['sources']) ?? []);
  const sent = (one.photos ?? []).filter((slot) => 'upload' in slot);
  return [
    sources.length === 0 ? value : withValueAt(value, ['sources'], [...new Set(sources)]),
    other.photos && one.photos ? [...other.photos, ...sent] : (one.photos ?? other.photos),
  ];
}

type Busy = 'draft' | 'accept' | null;

function Actions({ message }: { message: Message }) {
  const { id, form, state } = message;
  const isRequest = form === 'publicar';
  const isFact = form === 'sabes' || form === 'camino';
  const [busy, setBusy] = useState<Busy>(null);
  const subject = useSubject(message);
  const text = words.messages;

  async function attempt(what: Busy, act: () => Promise<unknown>) {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      notify(explain(error), { tone: 'error' });
      setBusy(null);
    }
  }

  const draft = () =>
    attempt('draft', async () => {
      const isHere = stillHere();
      const reply = await ask('POST message/draft', { id });
      if ('file' in reply) {
        notify(isHere() ? text.drafted : text.draftReady);
        return isHere() && go(href('ficha', reply.file));
      }
      const { change, warnings } = await finished(reply.order);
      if (!change) throw new Error('The draft has no change.');
      const { file, draft: kept } = await ask('GET file?file=', undefined, change.file);
      begin(change.file, file, kept, change.value);
      const edit = edits.get()[change.file];
      if (edit?.clash) notify(text.clashFirst, { tone: 'error' });
      else {
        // She may be writing in a listing of the guide already: what the business says joins it, and hers counts.
        if (edit && file) editValue(change.file, ...joined(change, edit.change));
        else if (edit && !kept && isSame(edit.change.value, change.value)) {
          editValue(change.file, change.value, change.photos);
        }
        keepRequestNotes(change.file, { message: id, notes: warnings });
      }
      if (isHere()) go(href('ficha', change.file));
      else if (!edit?.clash) notify(text.draftReady);
    });

  const accept = () =>
    attempt('accept', async () => {
      await giveOrder({ type: 'accept' }, async () => (await ask('POST message/accept', { id, field: null })).order);
    });

  const mark = (next: Message['state']) =>
    attempt(null, async () => {
      const isHere = stillHere();
      await ask('POST message/state', { id, state: next });
      notify(text.marked[next]);
      if (isHere()) go(href('mensajes', state));
    });

  return (
    <div className={css.actions}>
      {isRequest && (
        <Button variant="default" size="lg" disabled={busy !== null} onClick={draft}>
          {busy === 'draft' ? text.drafting : subject ? text.complete(subject.title) : text.draft}
        </Button>
      )}
      {isFact && (
        <Button variant="default" size="lg" disabled={busy !== null} onClick={accept}>
          {busy === 'accept' ? text.accepting : text.accept}
        </Button>
      )}
      {subject && !isRequest && (
        <a className={buttonClass('outline', 'lg')} href={href('ficha', subject.file)}>
          {text.openListing(subject.title)}
        </a>
      )}
      {state === 'new' ? (
        <>
          {isRequest && <Refusal message={message} />}
          <Button variant="outline" size="lg" onClick={() => mark('done')}>
            {text.done}
          </Button>
          <Button variant="ghost" size="lg" onClick={() => mark('spam')}>
            {text.spam}
          </Button>
        </>
      ) : (
        <Button variant="outline" size="lg" onClick={() => mark('new')}>
          {text.reopen}
        </Button>
      )}
    </div>
  );
}
