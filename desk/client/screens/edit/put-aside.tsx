import type { Kind } from '#common/contracts/desk/content.ts';
import type { Aside } from '#common/contracts/desk/orders.ts';
import { useContent } from '../../api/content.ts';
import type { Edit } from '../../drafts/drafts.ts';
import { readable } from '../../drafts/readable.ts';
import { labelAt, schemaAt } from '../../schema/schema-at.ts';
import { Card } from '../../shell/feedback.tsx';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** What was written and has no place any more in the category or the option that was chosen since. */
export function PutAside({ edit: { change }, kind }: { edit: Edit; kind: Kind }) {
  const { kinds, languages } = useContent();
  const aside = change.aside ?? [];
  if (aside.length === 0) return null;

  function nameOf({ kind: id, path }: Aside): string {
    const from = kinds.find((one) => one.id === id);
    const [first, code, ...rest] = path;
    const isTranslation = first === 'translations';
    const label = from ? labelAt(from.schema, null, isTranslation ? rest : path) : path.join(' › ');
    const notes = [
      isTranslation ? (languages.find((one) => one.code === code)?.name ?? []) : [],
      id === kind.id ? [] : (from?.label ?? id),
    ].flat();
    return notes.length > 0 ? `${label} (${notes.join(', ')})` : label;
  }

  function textOf({ kind: id, path, value }: Aside): string {
    const root = kinds.find((one) => one.id === id)?.schema;
    return readable(value, (root && schemaAt(root, null, path)) ?? undefined, root ?? {});
  }

  return (
    <Card tone="warn">
      <h2 className={css.asideTitle}>{words.kind.aside}</h2>
      <p>{words.kind.asideHelp}</p>
      <dl className={css.aside}>
        {aside.map((one) => (
          <div key={JSON.stringify(one)}>
            <dt>{nameOf(one)}</dt>
            <dd>{textOf(one)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
