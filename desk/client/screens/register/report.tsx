import { type ReactNode, useEffect, useRef } from 'react';
import type { RegisterReport } from '#common/contracts/desk/register.ts';
import { href } from '../../shell/router.ts';
import { words } from '../../words.ts';
import css from './register.module.css';

/** What a register would change: new, changed, doubtful and gone, each in a list that opens. */
export function Report({ report }: { report: RegisterReport }) {
  const { added, changed, doubts, gone, left, same } = report;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={css.part} aria-labelledby="que-cambia">
      <h2 id="que-cambia" ref={title} tabIndex={-1}>
        {words.publish.what}
      </h2>
      {added.length + changed.length + doubts.length === 0 && <p>{words.register.nothing}</p>}
      <Group title={words.register.added(added.length)} count={added.length}>
        {added.map(({ row, name, kind }) => (
          <Line key={row} name={name} row={row} text={kind} />
        ))}
      </Group>
      <Group title={words.register.changed(changed.length)} count={changed.length}>
        {changed.map(({ row, name, file, facts }) => (
          <li key={`${row} ${file}`}>
            <a href={href('ficha', file)}>{name}</a>
            {facts.map(({ field, before, after }) => (
              <span key={field}>{words.register.change(words.register.fields[field], before, after)}</span>
            ))}
          </li>
        ))}
      </Group>
      <Group title={words.register.doubts(doubts.length)} hint={words.register.doubtsHint} count={doubts.length}>
        {doubts.map(({ row, name, text }) => (
          <Line key={`${row} ${text}`} name={name} row={row} text={text} />
        ))}
      </Group>
      <Group title={words.register.gone(gone.length)} hint={words.register.goneHint} count={gone.length}>
        {gone.map(({ name, file }) => (
          <li key={file}>
            <a href={href('ficha', file)}>{name}</a>
          </li>
        ))}
      </Group>
      <Group title={words.register.left(left.length)} count={left.length}>
        {left.map(({ row, name, why }) => (
          <Line key={row} name={name} row={row} text={why} />
        ))}
      </Group>
      {same > 0 && <p>{words.register.same(same)}</p>}
    </section>
  );
}

function Group({ title, hint, count, children }: { title: string; hint?: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={css.group} open={count <= SHORT}>
      <summary>{title}</summary>
      {hint && <p className={css.hint}>{hint}</p>}
      <ul className={css.list}>{children}</ul>
    </details>
  );
}

/** Longer lists start closed, so that the counts are seen together. */
const SHORT = 12;

const Line = ({ name, row, text }: { name: string; row: number; text: string }) => (
  <li>
    <strong>{name}</strong> ({words.register.row(row)})<span>{text}</span>
  </li>
);
