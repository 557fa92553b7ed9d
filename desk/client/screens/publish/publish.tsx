import { type FormEvent, useEffect, useState } from 'react';
import { fieldsOfFact } from '#common/contracts/desk/checks.ts';
import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { Labelled } from '#common/ui/labelled.tsx';
import { type Content, kindOf, useContent } from '../../api/content.ts';
import { explain } from '../../api/request.ts';
import { type Edit, edits, isChanged, openEdit, publishChanges, settled } from '../../drafts/drafts.ts';
import { changedPaths } from '../../drafts/merge.ts';
import { setMistakes } from '../../drafts/mistakes.ts';
import { type NamedChange, wordsOfChanges } from '../../drafts/words-of-change.ts';
import { loggable } from '../../form/checks.ts';
import { TextControl } from '../../form/text-control.tsx';
import { factsSchema, titleOf } from '../../schema/facts.ts';
import { Card, Failure, Loading } from '../../shell/feedback.tsx';
import { href, replaceWith } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { words } from '../../words.ts';
import { Differences } from './differences.tsx';
import { giveOrder } from './ending.ts';
import css from './publish.module.css';

/** The pending changes, their description for the history, and the button that publishes them. */
export function PublishScreen({ query }: ScreenProps) {
  const files = query.getAll('f');
  const all = edits.use();
  const content = useContent();
  const [error, setError] = useState<string | null>(null);
  const isOpen = files.every((file) => all[file]);
  const key = files.join('\n');
  const open = () => {
    setError(null);
    if (!isOpen)
      Promise.all(files.map((file) => openEdit(file))).catch((failure: unknown) => setError(explain(failure)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the files
  useEffect(open, [key]);
  const [only] = files.length === 1 ? files : [];
  const back = only ? { href: href('ficha', only), label: words.publish.backToForm } : undefined;
  const changes = files.flatMap((file) => namedChange(all[file], content));
  return (
    <Screen title={words.publish.title} back={back}>
      {error && <Failure text={error} onRetry={open} />}
      {!isOpen && !error && <Loading />}
      {isOpen && changes.length === 0 && <p>{words.publish.nothing}</p>}
      {isOpen && changes.length > 0 && <Publication changes={changes} />}
    </Screen>
  );
}

function namedChange(edit: Edit | undefined, content: Content): NamedChange[] {
  const kind = edit && kindOf(edit.change.file, content);
  if (!edit || !kind || !isChanged(edit)) return [];
  return [{ change: edit.change, kind, title: titleOf(edit.change.value, kind, edit.change.before) }];
}

function Publication({ changes }: { changes: NamedChange[] }) {
  const [said, setSaid] = useState(() => wordsOfChanges(changes));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const files = changes.map(({ change }) => change.file);

  async function give(): Promise<string> {
    await settled(files);
    setMistakes(files, []);
    return publishChanges(
      files.flatMap((file) => edits.get()[file]?.change ?? []),
      said.trim() || wordsOfChanges(changes),
    );
  }

  async function publish(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await giveOrder({ type: 'publish', files }, give, replaceWith);
    } catch (failure) {
      setError(explain(failure));
      setBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={publish}>
      <Labelled label={words.publish.words}>
        {(id) => <TextControl id={id} size="text" value={said} onText={setSaid} />}
      </Labelled>
      {error && <Failure text={error} />}
      <div className={css.actions}>
        <Button type="submit" variant="default" size="lg" disabled={isBusy}>
          {words.publish.now}
        </Button>
        <a className={buttonClass('outline', 'lg')} href={href('hoy')}>
          {words.cancel}
        </a>
      </div>
      <section className={css.changes} aria-labelledby="que-cambia">
        <h2 id="que-cambia">{words.publish.what}</h2>
        {changes.some(isVouched) && <p>{words.publish.vouched}</p>}
        {changes.map((named) => (
          <Card key={named.change.file}>
            <h3>{named.title}</h3>
            <Differences named={named} files={files} />
          </Card>
        ))}
      </section>
    </form>
  );
}

/** Whether the publisher notes that her changes are confirmed: a published listing has a log that names its fields. */
const isVouched = ({ kind, change }: NamedChange): boolean =>
  change.value !== null && namesFields(factsSchema(kind)) && changedPaths(change.before, change.value).length > 0;

const namesFields = (schema: DeskSchema) =>
  loggable(schema).some(({ fact }) => fieldsOfFact(fact, schema.properties ?? {}).length > 0);
