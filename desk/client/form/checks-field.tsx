import { useState } from 'react';
import { withCheck } from '#common/contracts/desk/checks.ts';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { Button } from '#common/ui/button.tsx';
import { useContent } from '../api/content.ts';
import { type Path, valueAt } from '../schema/paths.ts';
import { schemaAt } from '../schema/schema-at.ts';
import { isObject } from '../schema/shape.ts';
import looks from '../shell/looks.module.css';
import { usePerson } from '../shell/person.ts';
import { dayText } from '../shell/when.ts';
import { words } from '../words.ts';
import { checkable, loggable } from './checks.ts';
import css from './form.module.css';
import { useField } from './form-context.ts';

/** The log of checks, newest first, with a way to add a line for today. Existing lines are never changed. */
export function ChecksField({ path, schema, label }: { path: Path; schema: DeskSchema; label: string }) {
  const { form, value, set } = useField(path);
  const person = usePerson();
  const { day } = useContent();
  const [isAdding, setAdding] = useState(false);
  const lines = (Array.isArray(value) ? value : []).filter(isObject);
  const parent = valueAt(form.value, path.slice(0, -1)) ?? null;
  const own = schemaAt(form.root, form.value, path.slice(0, -1)) ?? form.root;
  const names = new Map(loggable(own).map(({ fact, label }) => [fact, label]));
  return (
    <details className={css.group} data-path={path.join('.')}>
      <summary>{label}</summary>
      <div className={css.inside}>
        <p className={css.help}>{schema.description ?? words.form.checks}</p>
        {isAdding ? (
          <NewCheck
            facts={checkable(parent, own)}
            onAdd={(how, facts) => {
              set(withCheck(lines, { day, by: person.name, how, facts }));
              setAdding(false);
            }}
          />
        ) : (
          <Button variant="outline" onClick={() => setAdding(true)}>
            {words.form.confirmNow}
          </Button>
        )}
        {lines.length === 0 && <p>{words.form.checksNone}</p>}
        <ul className={css.checks}>
          {[...lines]
            .sort((a, b) => String(b.on).localeCompare(String(a.on)))
            .map((line) => (
              <li key={JSON.stringify(line)}>
                <strong>{dayText(String(line.on))}</strong> {words.form.how[String(line.how)] ?? String(line.how)}
                {line.by ? `, ${String(line.by)}` : ''}:{' '}
                {namesOf(line.facts)
                  .map((fact) => names.get(fact) ?? fact)
                  .join(', ')}
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}

const namesOf = (facts: Json | undefined): string[] => (Array.isArray(facts) ? facts.map(String) : []);

type NewProps = { facts: { fact: string; label: string }[]; onAdd: (how: string, facts: string[]) => void };

function NewCheck({ facts, onAdd }: NewProps) {
  const [how, setHow] = useState('llamada');
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (fact: string) =>
    setChosen((before) => (before.includes(fact) ? before.filter((one) => one !== fact) : [...before, fact]));
  return (
    <div className={css.fields}>
      <label className={css.field}>
        <span className={css.label}>{words.form.confirmHow}</span>
        <select
          className={`${looks.input} ${css.control}`}
          value={how}
          onChange={({ currentTarget }) => setHow(currentTarget.value)}
        >
          {Object.entries(words.form.how).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={css.field}>
        <legend className={css.label}>{words.form.confirmFacts}</legend>
        <div className={css.choices}>
          {facts.map(({ fact, label }) => (
            <label key={fact} className={css.chip}>
              <input type="checkbox" checked={chosen.includes(fact)} onChange={() => toggle(fact)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Button variant="secondary" disabled={chosen.length === 0} onClick={() => onAdd(how, chosen)}>
          {words.form.confirmAdd}
        </Button>
      </div>
    </div>
  );
}
