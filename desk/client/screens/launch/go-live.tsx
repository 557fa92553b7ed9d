import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Json, Kind } from '#common/contracts/desk/content.ts';
import { missingForLive } from '#common/contracts/live.ts';
import { type Edit, editValue, newestOf } from '../../drafts/drafts.ts';
import { byField, forgetMended } from '../../drafts/mistakes.ts';
import { Field } from '../../form/field.tsx';
import { type Form, FormProvider } from '../../form/form-context.ts';
import { withoutTicks } from '../../form/ticks.ts';
import { schemaAt } from '../../schema/schema-at.ts';
import { isObject } from '../../schema/shape.ts';
import { Mark } from '../../shell/feedback.tsx';
import { words } from '../../words.ts';
import { useValidation } from '../edit/use-validation.ts';
import { Act } from './act.tsx';
import css from './launch.module.css';
import { lookAt, publishAs } from './mode.ts';

/** What the guide's own data lack, each with its field beside it; then a look at the live guide, and going live. */
export function GoLive({ edit, kind }: { edit: Edit; kind: Kind }) {
  const { change, live } = edit;
  const { value } = change;
  const validation = useValidation(edit, kind);
  const missing = missingIn(value);
  // A field that was missing when she came stays in its place while she writes in it.
  const [asked] = useState(() => [...new Set([...missingIn(change.before), ...missing])]);
  const edited = (next: Json) => {
    const { value: now } = newestOf(edit).change;
    const ticked = withoutTicks(now, next);
    forgetMended(change.file, now, ticked);
    editValue(change.file, ticked);
  };
  const form: Form = {
    root: kind.schema,
    Field,
    value,
    before: change.before,
    newest: () => ({ root: kind.schema, ...newestOf(edit).change, photos: null, livePhotos: [] }),
    kind: kind.id,
    aside: [],
    edit: (next) => edited(next),
    mistakes: byField(validation.atFields),
    shown: { code: 'es', name: words.form.spanish },
    languages: [],
    photos: null,
    livePhotos: live?.photos ?? [],
    editPhotos: (_, next) => edited(next),
  };
  const isReady = missing.length === 0;
  return (
    <FormProvider value={form}>
      <form className={css.part} noValidate {...validation.watch} onSubmit={(event) => event.preventDefault()}>
        <p role="status">{isReady ? words.live.ready : words.live.missing(missing.length)}</p>
        <ul className={css.fields}>
          {asked.map((name) => (
            <Asked key={name} name={name} kind={kind} value={value} isMissing={missing.includes(name)} />
          ))}
        </ul>
      </form>
      {isReady && (
        <p className={css.acts}>
          <Act variant="outline" onPress={async () => (validation.mayPublish() ? lookAt(edit, 'live') : undefined)}>
            {words.live.look}
          </Act>
          <Act variant="default" onPress={async () => (validation.mayPublish() ? publishAs(edit, 'live') : undefined)}>
            {words.live.go}
          </Act>
        </p>
      )}
    </FormProvider>
  );
}

/** Of a form's value only JSON is known: what is no text counts as an empty one. */
function missingIn(value: Json): string[] {
  const site = isObject(value) ? value : {};
  const { privacy, placeholders } = site;
  return missingForLive({
    url: textOf(site.url),
    email: textOf(site.email),
    phone: textOf(site.phone),
    whatsapp: textOf(site.whatsapp),
    instagram: textOf(site.instagram),
    facebook: textOf(site.facebook),
    privacy: { address: isObject(privacy) ? textOf(privacy.address) : '' },
    placeholders: Array.isArray(placeholders) ? placeholders.map(textOf) : [],
  });
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

type AskedProps = { name: string; kind: Kind; value: Json; isMissing: boolean };

function Asked({ name, kind, value, isMissing }: AskedProps) {
  const path = name.split('.');
  const schema = schemaAt(kind.schema, value, path);
  if (!schema) return null;
  return (
    <li>
      <Field path={path} schema={schema} label={schema.title ?? name} />
      {isMissing ? (
        <Mark tone="warn">{words.live.lacks}</Mark>
      ) : (
        <Mark tone="good">
          <Check size={16} aria-hidden /> {words.live.has}
        </Mark>
      )}
      {isMissing && words.live.why[name] && <p className={css.why}>{words.live.why[name]}</p>}
    </li>
  );
}
