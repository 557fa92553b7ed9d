import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Kind } from '#common/contracts/desk/content.ts';
import { hasWords } from '#common/lib/text/fold.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import { ask } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Mark } from '../../shell/feedback.tsx';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import { words } from '../../words.ts';
import css from './content.module.css';

/** The files of one kind, with a search field. */
export function FileList({ kind }: { kind: Kind }) {
  const id = useId();
  const [text, setText] = useState('');
  const { files } = useContent();
  const today = useLoaded('drafts', () => ask('GET today'));
  const drafts = new Set(today.value?.drafts.map(({ file }) => file));
  const own = files.filter((file) => file.kind === kind.id);
  const shown = own.filter(({ title }) => hasWords(title, text)).sort((a, b) => a.title.localeCompare(b.title, 'es'));
  return (
    <Screen
      title={kind.label}
      back={{ href: href('contenido'), label: words.content.title }}
      actions={
        kind.isOpen && (
          <a className={buttonClass('secondary')} href={href('agregar', kind.id)}>
            <Plus size={20} aria-hidden />
            {words.content.add(kind.one)}
          </a>
        )
      }
    >
      <search className={css.search}>
        <label className={css.label} htmlFor={id}>
          {words.content.findIn(kind.label)}
        </label>
        <input
          className={looks.finder}
          id={id}
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p role="status">{words.content.shown(shown.length)}</p>
      </search>
      <ul className={css.files}>
        {shown.map(({ file, title, isSample }) => (
          <li key={file}>
            <a href={href('ficha', file)}>
              <span>{title}</span>
              {drafts.has(file) && <Mark tone="warn">{words.draft}</Mark>}
              {isSample && <Mark>{words.sample}</Mark>}
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
