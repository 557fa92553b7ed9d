import { useEffect, useRef } from 'react';
import type { Kind } from '#common/contracts/desk/content.ts';
import { useContent } from '../../api/content.ts';
import { ask } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { begin, edits } from '../../drafts/drafts.ts';
import { factsPath, factsSchema, titleOf } from '../../schema/facts.ts';
import { Failure, Loading } from '../../shell/feedback.tsx';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { columnsOf, type Sheet } from '../../table/sheet.ts';
import { words } from '../../words.ts';
import { Season } from './season.tsx';
import css from './table.module.css';

/** All prices, hours and states of one kind side by side. */
export function TableScreen({ id }: ScreenProps) {
  const { kinds } = useContent();
  const kind = kinds.find((one) => one.id === id);
  const seasonal = kinds.filter(({ columns }) => columns.length > 0);
  return (
    <Screen
      title={kind ? kind.label : words.table.title}
      back={kind && { href: href('tabla'), label: words.table.title }}
      lead={kind ? words.table.hint : words.table.choose}
      isWide
    >
      {kind ? (
        <KindTable key={kind.id} kind={kind} />
      ) : (
        <ul className={`${looks.tiles} ${css.kinds}`}>
          {seasonal.map((one) => (
            <li key={one.id}>
              <a href={href('tabla', one.id)}>{one.label}</a>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

function KindTable({ kind }: { kind: Kind }) {
  const { files } = useContent();
  const asked = useRef(edits.get());
  const loaded = useLoaded(kind.id, () => {
    asked.current = edits.get();
    return ask('GET files?kind=', undefined, kind.id);
  });
  const all = edits.use();
  useEffect(() => {
    for (const file of loaded.value?.files ?? []) {
      const draft = loaded.value?.drafts.find(({ change }) => change.file === file.file) ?? null;
      const open = edits.get()[file.file];
      // Anything sent since is newer than this answer.
      if (open !== asked.current[file.file]) continue;
      if (!open || (open.saving === 'saved' && !open.clash)) begin(file.file, file, draft);
    }
  }, [loaded.value]);
  if (loaded.state === 'failed') return <Failure text={loaded.error} onRetry={loaded.reload} />;
  const columns = columnsOf(kind.columns, factsSchema(kind), kind.schema);
  if (columns.length === 0) return <p>{words.table.noColumns}</p>;
  const own = files.filter((one) => one.kind === kind.id);
  const isOpen = loaded.value?.files.every(({ file }) => all[file]);
  if (!loaded.value || !isOpen) return <Loading />;
  const rows = own
    .flatMap(({ file }) => {
      const edit = all[file];
      if (!edit || edit.change.value === null) return [];
      const { value, before } = edit.change;
      return [{ file, title: titleOf(value, kind, before), value, before }];
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'es'));
  const sheet: Sheet = { root: kind.schema, at: factsPath(kind), columns, rows };
  return <Season sheet={sheet} kind={kind} />;
}
