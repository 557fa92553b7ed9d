import { useId, useState } from 'react';
import { fold, hasWords } from '#common/lib/text/fold.ts';
import { useContent } from '../../api/content.ts';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { words } from '../../words.ts';
import css from './finder.module.css';

const MOST = 8;

/** Finds any file of the guide by its name, from the first screen. */
export function Finder() {
  const id = useId();
  const [text, setText] = useState('');
  const { files, kinds } = useContent();
  const said = fold(text).trim();
  const found = said === '' ? [] : files.filter(({ title }) => hasWords(title, said));
  // Titles that begin with the query come before those that only contain it.
  found.sort((a, b) => Number(fold(b.title).startsWith(said)) - Number(fold(a.title).startsWith(said)));
  const labels = new Map(kinds.map(({ id: kind, label }) => [kind, label]));
  return (
    <search className={css.finder}>
      <label htmlFor={id}>{words.today.find}</label>
      <input
        className={looks.finder}
        id={id}
        type="search"
        autoComplete="off"
        value={text}
        placeholder={words.today.findHint}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {said !== '' && (
        <ul className={`${looks.menu} ${css.found}`}>
          {found.slice(0, MOST).map(({ file, title, kind }) => (
            <li key={file}>
              <a href={href('ficha', file)}>
                <strong>{title}</strong> <span>{labels.get(kind)}</span>
              </a>
            </li>
          ))}
          {found.length === 0 && <li className={css.none}>{words.today.nothingFound}</li>}
        </ul>
      )}
    </search>
  );
}
