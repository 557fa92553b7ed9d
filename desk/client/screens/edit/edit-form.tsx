import { useEffect, useState } from 'react';
import type { Json, Kind } from '#common/contracts/desk/content.ts';
import type { Aside, PhotoSlot } from '#common/contracts/desk/orders.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { useContent } from '../../api/content.ts';
import { ClashPanel } from '../../drafts/clash-panel.tsx';
import { type Edit, editWhole, newestOf, settleClash } from '../../drafts/drafts.ts';
import { byField, forgetMended } from '../../drafts/mistakes.ts';
import { loggable, pathOfFact, withCallNoted } from '../../form/checks.ts';
import { Field } from '../../form/field.tsx';
import { focusField } from '../../form/field-frame.tsx';
import { type Form, FormProvider, type Shown } from '../../form/form-context.ts';
import { ObjectFields } from '../../form/groups.tsx';
import { withNewEntry } from '../../form/new-entry.ts';
import { withoutTicks } from '../../form/ticks.ts';
import { factsPath, factsSchema, titleOf } from '../../schema/facts.ts';
import { isSame, type Path, valueAt, withValueAt } from '../../schema/paths.ts';
import { isObject, shapeOf } from '../../schema/shape.ts';
import { Mark } from '../../shell/feedback.tsx';
import { focusHeadingIfLost } from '../../shell/focus.ts';
import { usePerson } from '../../shell/person.ts';
import { Screen } from '../../shell/screen.tsx';
import { words } from '../../words.ts';
import css from './edit.module.css';
import { EditBar } from './edit-bar.tsx';
import { FileActions } from './file-actions.tsx';
import { FromRequest } from './from-request.tsx';
import { JumpList } from './jump-list.tsx';
import { KindChoice } from './kind-choice.tsx';
import { Lacking } from './lacking.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { MistakeList } from './mistake-list.tsx';
import { PutAside } from './put-aside.tsx';
import { useValidation } from './use-validation.ts';

type Props = { edit: Edit; kind: Kind; back: { href: string; label: string }; query: URLSearchParams };

/** From this width on, the three languages appear side by side. */
const WIDE = '(min-width: 1100px)';

/** The form of one file, drawn from its schema alone. */
export function EditForm({ edit, kind, back, query }: Props) {
  const { change, live } = edit;
  const { languages } = useContent();
  const others = languages.filter(({ code }) => code !== 'es');
  const [shown, setShown] = useState<Shown>(() => {
    const asked = others.find(({ code }) => code === query.get('idioma'));
    if (asked) return asked;
    return matchMedia(WIDE).matches && query.get('campo') === null && query.get('dato') === null
      ? 'all'
      : { code: 'es', name: words.form.spanish };
  });
  const validation = useValidation(edit, kind);
  const noted = useCallNote(edit, kind, query.getAll('llamada'));
  const edited = (value: Json, more: { photos?: PhotoSlot[]; aside?: Aside[] } = {}) => {
    const { value: now } = newestOf(edit).change;
    const ticked = withoutTicks(now, value);
    forgetMended(change.file, now, ticked);
    editWhole(change.file, { value: noted(ticked), ...more });
  };
  const form: Form = {
    root: kind.schema,
    Field,
    value: change.value,
    before: change.before,
    newest: () => {
      const now = newestOf(edit);
      return { root: kind.schema, ...now.change, livePhotos: now.live?.photos ?? [] };
    },
    kind: kind.id,
    aside: change.aside ?? [],
    edit: (value, aside) => edited(value, aside && { aside }),
    mistakes: byField(validation.atFields),
    shown,
    languages: others,
    photos: change.photos,
    livePhotos: live?.photos ?? [],
    editPhotos: (photos, value) => edited(value, { photos }),
  };
  const came = { fact: query.get('campo'), field: query.get('dato') };
  useFirstFocus(edit, kind, came, validation.listed.length > 0);
  useNewEntry(form, factsPath(kind), query.get('campo'), query.get('agregar'));
  const { shape } = shapeOf(kind.schema, kind.schema);
  const title = titleOf(change.value, kind, change.before);
  return (
    <FormProvider value={form}>
      <Screen
        title={title}
        back={back}
        leavesFocus={
          came.fact !== null ||
          came.field !== null ||
          (live === null && edit.revision === 0) ||
          validation.listed.length > 0
        }
        isWide={shown === 'all'}
        actions={<FileActions edit={edit} kind={kind} title={title} />}
        lead={live === null ? words.form.isNew : undefined}
      >
        {live?.isSample && (
          <p>
            <Mark>{words.sample}</Mark>
          </p>
        )}
        {edit.clash && (
          <ClashPanel
            edit={{ ...edit, clash: edit.clash }}
            root={kind.schema}
            onSettle={(value) => settleClash(change.file, value)}
          />
        )}
        <MistakeList mistakes={validation.listed} turn={validation.asked} root={kind.schema} value={change.value} />
        {live === null && validation.listed.length === 0 && <Lacking fields={validation.lacking} />}
        <FromRequest file={change.file} />
        <KindChoice edit={edit} kind={kind} />
        <PutAside edit={edit} kind={kind} />
        <div className={css.tools}>
          <LanguageTabs shown={shown} onShow={setShown} />
          <JumpList kind={kind} value={change.value} />
        </div>
        <form className={css.form} noValidate {...validation.watch} onSubmit={(event) => event.preventDefault()}>
          {shape.type === 'object' && <ObjectFields path={[]} properties={shape.properties} />}
        </form>
        <EditBar edit={edit} mayPublish={validation.mayPublish} together={query.getAll('con')} />
      </Screen>
    </FormProvider>
  );
}

/** After a call, notes what changed in the log of checks, with the day and the caller. */
function useCallNote({ change }: Edit, kind: Kind, asked: string[]): (value: Json) => Json {
  const person = usePerson();
  const { day } = useContent();
  const known = loggable(factsSchema(kind)).filter(({ fact }) => asked.includes(fact));
  if (known.length === 0) return (value) => value;
  const at = factsPath(kind);
  const names = known.map(({ fact }) => fact);
  const text = (value: Json) => (kind.isMarkdown ? (valueAt(value, TEXT) ?? null) : null);
  return (value) => {
    const facts = valueAt(value, at) ?? null;
    const before = valueAt(change.before, at) ?? null;
    const line = { day, by: person.name, how: 'llamada' };
    const isTextChanged = !isSame(text(value), text(change.before));
    return withValueAt(value, at, withCallNoted(facts, before, names, line, isTextChanged));
  };
}

/** Where a file in Markdown has its text. */
const TEXT: Path = ['body'];

/** Where the address leads: to a fact of a call, by its name or id, or to a field by its path. */
type Came = { fact: string | null; field: string | null };

/** Sets the initial focus: the field named in the address, else the first empty one of a new file, else the heading. */
function useFirstFocus({ change, live, revision }: Edit, kind: Kind, { fact, field }: Came, hasMistakes: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when one comes to the form
  useEffect(() => {
    const at = factsPath(kind);
    const facts = valueAt(change.value, at) ?? null;
    if (field !== null) focusField(field.split('.'));
    else if (fact !== null) {
      const path = [...at, ...pathOfFact(facts, fact)];
      const isInText = kind.isMarkdown && valueAt(change.value, path) === undefined;
      focusField(isInText ? TEXT : path);
    } else if (live === null && revision === 0 && !hasMistakes && isObject(facts)) {
      const empty = Object.keys(facts).find((key) => facts[key] === '');
      if (empty) focusField([...at, empty]);
    }
    focusHeadingIfLost();
  }, []);
}

/**
 * Begins the report for which she came: a new entry in a list of the field that the address names, unless there is one
 * that she has begun before.
 */
function useNewEntry(form: Form, at: Path, field: string | null, list: string | null) {
  const person = usePerson();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when one comes to the form
  useEffect(() => {
    if (field === null || list === null) return;
    const path = [...at, ...pathOfFact(valueAt(form.value, at) ?? null, field), list];
    const countIn = (value: Json) => [valueAt(value, path) ?? []].flat().length;
    const [count, before] = [countIn(form.value), countIn(form.before)];
    if (count <= before) form.edit(withNewEntry(form, path, todayInSanRafael(), person.name));
    requestAnimationFrame(() => focusField([...path, Math.max(count - 1, before)]));
  }, []);
}
