import { useState } from 'react';
import { withCheck } from '#common/contracts/desk/checks.ts';
import type { Kind } from '#common/contracts/desk/content.ts';
import { Button } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import { editValue } from '../../drafts/drafts.ts';
import { checkable, hasChecks } from '../../form/checks.ts';
import { withField } from '../../form/form-context.ts';
import { factsSchema } from '../../schema/facts.ts';
import { valueAt } from '../../schema/paths.ts';
import { usePerson } from '../../shell/person.ts';
import { notify } from '../../shell/toasts.ts';
import type { Sheet } from '../../table/sheet.ts';
import { words } from '../../words.ts';
import css from './table.module.css';

/** Confirms everything in the table as of today, with a line in the log of each file. */
export function ConfirmAll({ sheet, kind }: { sheet: Sheet; kind: Kind }) {
  const [how, setHow] = useState('llamada');
  const person = usePerson();
  const { day } = useContent();
  const facts = factsSchema(kind);
  if (!hasChecks(facts)) return null;

  function confirm() {
    let count = 0;
    for (const { file, value, before } of sheet.rows) {
      const known = checkable(valueAt(value, sheet.at) ?? null, facts).map(({ fact }) => fact);
      const confirmed = sheet.columns.map(({ key }) => key).filter((key) => known.includes(key));
      if (confirmed.length === 0) continue;
      const path = [...sheet.at, 'checks'];
      const form = { root: sheet.root, value, before };
      const check = { day, by: person.name, how, facts: confirmed };
      editValue(file, withField(form, path, withCheck(valueAt(value, path), check)));
      count += 1;
    }
    notify(words.table.confirmed(count));
  }

  return (
    <details className={css.confirm}>
      <summary>{words.table.confirmAll}</summary>
      <div>
        <p>{words.table.confirmHint}</p>
        <label>
          {words.form.confirmHow}
          <select value={how} onChange={({ currentTarget }) => setHow(currentTarget.value)}>
            {Object.entries(words.form.how).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary" onClick={confirm}>
          {words.table.confirmAll}
        </Button>
      </div>
    </details>
  );
}
