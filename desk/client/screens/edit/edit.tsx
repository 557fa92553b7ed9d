import { useEffect, useState } from 'react';
import { kindOf, useContent } from '../../api/content.ts';
import { explain } from '../../api/request.ts';
import { openEdit, useEdit } from '../../drafts/drafts.ts';
import { Failure, Loading } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { words } from '../../words.ts';
import { EditForm } from './edit-form.tsx';

/** Opens a file, and shows its form once its value and its draft have loaded. */
export function EditScreen({ id, query }: ScreenProps) {
  const file = id ?? '';
  const content = useContent();
  const kind = kindOf(file, content);
  const edit = useEdit(file);
  const [isOpen, setOpen] = useState(() => edit?.change.base === null);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is another try
  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    openEdit(file).then(
      () => isCurrent && setOpen(true),
      (failure: unknown) => isCurrent && setError(explain(failure)),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, round]);
  const back = kind?.isOpen
    ? { href: href('contenido', kind.id), label: kind.label }
    : { href: href('contenido'), label: words.content.title };
  if (!kind || error !== null) {
    const known = content.files.find((one) => one.file === file)?.title; // it is there, and only could not be opened
    return (
      <Screen title={known ?? words.failures.notFound} back={back}>
        <Failure
          text={error ?? words.failures.notFoundText}
          onRetry={() => {
            setError(null);
            setRound(round + 1);
          }}
        />
      </Screen>
    );
  }
  if (!isOpen || !edit) return <Loading text={words.form.loading} />;
  return <EditForm edit={edit} kind={kind} back={back} query={query} />;
}
