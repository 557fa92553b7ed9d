import { useEffect, useRef } from 'react';
import type { RegisterReport } from '#common/contracts/desk/register.ts';
import { Button } from '#common/ui/button.tsx';
import type { Register } from '../../register/register.ts';
import { Card } from '../../shell/feedback.tsx';
import { words } from '../../words.ts';
import css from './register.module.css';

type Props = { register: Register; report: RegisterReport; onLeave: (rows: number[]) => void };

/** The mistakes of a spreadsheet by row and column, under the headings that it has itself. */
export function Mistakes({ register: { table, heading, columns }, report: { mistakes }, onLeave }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rows = [...new Set(mistakes.map(({ row }) => row))];
  const columnOf = (field: (typeof mistakes)[number]['field']) =>
    table[heading]?.[columns.indexOf(field)]?.trim() || words.register.fields[field];
  const saidIn = (row: number, field: (typeof mistakes)[number]['field']) =>
    table[row - 1]?.[columns.indexOf(field)]?.trim() ?? '';
  return (
    <Card tone="warn">
      <h2 ref={title} tabIndex={-1}>
        {words.register.mistakes(mistakes.length)}
      </h2>
      <p>{words.register.mistakesHint}</p>
      <ul className={css.list}>
        {mistakes.map(({ row, field, text }) => (
          <li key={`${row} ${field} ${text}`}>
            {words.register.mistake(row, columnOf(field), saidIn(row, field), text)}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => onLeave(rows)}>
          {words.register.goOnWithout(rows.length)}
        </Button>
      </div>
    </Card>
  );
}
