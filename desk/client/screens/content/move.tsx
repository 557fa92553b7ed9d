import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { useContent } from '../../api/content.ts';
import { ask, explain, RequestError } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Card, Failure, Loading } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { words } from '../../words.ts';
import { giveOrder } from '../publish/ending.ts';
import css from './content.module.css';
import { slugOf } from './slug.ts';

/** Gives a page another address, or removes it from the guide; first it shows which pages link to it. */
export function MoveScreen({ id, query }: ScreenProps) {
  const { files } = useContent();
  const file = files.find((one) => one.file === id);
  const isRename = query.get('a') === 'direccion';
  const links = useLoaded(`links ${id}`, () => ask('GET links?file=', undefined, id ?? ''));
  const [to, setTo] = useState(id?.match(/([^/]+)\.\w+$/)?.[1] ?? '');
  const [refused, setRefused] = useState<{ text: string; links: Link[] } | null>(null);
  if (!id || !file) return <Screen title={words.failures.notFound} lead={words.failures.notFoundText} />;
  const text = words.move;

  async function move(event: FormEvent) {
    event.preventDefault();
    if (!id || !file) return;
    setRefused(null);
    try {
      const body = { file: id, to: isRename ? slugOf(to) : null };
      const asked = isRename ? { type: 'move' } : { type: 'remove', name: file.title };
      await giveOrder(asked, async () => (await ask('POST move', body)).order);
    } catch (failure) {
      setRefused({ text: explain(failure), links: linksIn(failure) });
    }
  }

  return (
    <Screen
      title={isRename ? text.renameTitle(file.title) : text.deleteTitle(file.title)}
      back={{ href: href('ficha', id), label: file.title }}
      lead={isRename ? text.renameText : text.deleteText}
    >
      {links.state === 'loading' && <Loading />}
      {links.state === 'failed' && <Failure text={links.error} onRetry={links.reload} />}
      {links.value && (
        <form className={css.form} onSubmit={move}>
          {!refused?.links.length && (
            <Card tone={links.value.links.length > 0 && !isRename ? 'warn' : 'plain'}>
              <p>{links.value.links.length === 0 ? text.noLinks : isRename ? text.linksFollow : text.links}</p>
              <Links links={links.value.links} />
            </Card>
          )}
          {isRename && (
            <Field
              label={`${text.newAddress}. ${text.newAddressHint}`}
              name="to"
              required
              value={to}
              onBlur={() => setTo(slugOf(to))}
              onChange={({ currentTarget }: { currentTarget: { value: string } }) => setTo(currentTarget.value)}
            />
          )}
          {refused && (
            <Failure text={refused.text}>
              <Links links={refused.links} />
            </Failure>
          )}
          <div className={css.actions}>
            <Button type="submit" variant={isRename ? 'default' : 'destructive'}>
              {isRename ? text.rename : text.delete}
            </Button>
            <a className={buttonClass('outline')} href={href('ficha', id)}>
              {words.cancel}
            </a>
          </div>
        </form>
      )}
    </Screen>
  );
}

type Link = { file: string; title: string };

/** The files that link to this one; each opens in its form. */
function Links({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.file}>
          <a href={href('ficha', link.file)}>{link.title}</a>
        </li>
      ))}
    </ul>
  );
}

/** The linking pages that a refusal lists. */
function linksIn(failure: unknown): Link[] {
  const body = failure instanceof RequestError ? failure.body : null;
  const links = typeof body === 'object' && body !== null && 'links' in body ? body.links : null;
  return Array.isArray(links) ? (links as Link[]) : []; // guaranteed by the contract
}
