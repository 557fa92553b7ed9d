import { useEffect, useRef } from 'react';
import type { Answer } from '#common/contracts/desk/orders.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import { useOrder } from '../../api/orders.ts';
import { showConflicts } from '../../drafts/drafts.ts';
import { setMistakes } from '../../drafts/mistakes.ts';
import { Card, Failure } from '../../shell/feedback.tsx';
import { href, replaceWith } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { words } from '../../words.ts';
import { type Asked, askedIn, sayEnding, takeOver } from './ending.ts';
import css from './publish.module.css';
import { Steps } from './steps.tsx';
import { UndoButton } from './undo-button.tsx';
import { outcomeOf } from './words-of-ending.ts';

/** Follows a publication, a preview or an undo to its end, and shows the result. */
export function OrderScreen({ id, query }: ScreenProps) {
  const asked = askedIn(query);
  const { type, files, isRegister } = asked;
  const { answer, error } = useOrder(id);
  useOutcome(id, answer, asked);
  useLeft(id, answer, asked);
  const title = titleOf(type, answer);
  const [only] = files.length === 1 ? files : [];
  return (
    <Screen
      title={title}
      back={
        only && answer?.state !== 'done' ? { href: href('ficha', only), label: words.publish.backToForm } : undefined
      }
    >
      {error && <Failure text={error} />}
      {(answer === null || answer.state === 'working') && <Steps answer={answer} />}
      {answer?.state === 'failed' && (
        <div className={css.outcome}>
          <Failure text={answer.text} />
          <Onward files={files} isRegister={isRegister} />
        </div>
      )}
      {answer?.state === 'refused' && (isRegister || !placeOf(answer, files)) && (
        <div className={css.outcome}>
          <Failure text={answer.mistakes.map(({ text }) => text).join(' ')} />
          <Onward files={files} isRegister={isRegister} />
        </div>
      )}
      {answer?.state === 'done' && <Done answer={answer} asked={asked} file={only} />}
    </Screen>
  );
}

/** The file whose form shows a refusal; an empty name if it concerns no file. */
const placeOf = ({ conflicts, mistakes }: Answer & { state: 'refused' }, files: string[]) =>
  conflicts[0]?.file ?? mistakes[0]?.file ?? files[0];

function titleOf(type: string, answer: Answer | null): string {
  const { publish } = words;
  if (answer?.state === 'done') return publish.done[type] ?? publish.title;
  if (answer?.state === 'failed') return publish.failed;
  if (answer?.state === 'refused') return publish.refused;
  return type === 'preview' ? publish.previewTitle : type === 'undo' ? publish.undoTitle : publish.title;
}

/** Waits on for a publication whose screen was left, and says how it ended. */
function useLeft(id: string | null, answer: Answer | null, asked: Asked) {
  const newest = useRef({ answer, asked });
  useEffect(
    () => () => {
      const { answer: last, asked: left } = newest.current; // still those of the order that is left
      if (id !== null && (last === null || last.state === 'working')) void sayEnding(id, left);
    },
    [id],
  );
  useEffect(() => {
    newest.current = { answer, asked };
  });
}

/** Applies a result elsewhere: takes over what was published, and hands mistakes and conflicts to the form. */
function useOutcome(id: string | null, answer: Answer | null, asked: Asked) {
  const { type, files, isRegister } = asked;
  const state = answer?.state;
  const handled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    if (id === null || !answer || handled.current) return;
    if (answer.state === 'done' && type !== 'preview') {
      handled.current = true;
      takeOver(id, asked);
    }
    if (answer.state === 'refused' && !isRegister) {
      handled.current = true;
      setMistakes(files, answer.mistakes);
      for (const file of files)
        showConflicts(
          file,
          answer.conflicts.filter((one) => one.file === file),
        );
      const first = placeOf(answer, files);
      if (first) replaceWith(href('ficha', first, { con: files.filter((file) => file !== first) }));
    }
  }, [state]);
}

type DoneProps = { answer: Answer & { state: 'done' }; asked: Asked; file: string | undefined };

/** More pages are a list, not buttons. */
const FEW = 3;

function Done({ answer, asked, file }: DoneProps) {
  const { type, next, isRegister } = asked;
  const heading = useRef<HTMLParagraphElement>(null);
  const { versions } = useContent();
  const before = versions[versions.findIndex(({ id }) => id === answer.version) + 1]?.id;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.outcome}>
      <Card tone="good">
        <p ref={heading} tabIndex={-1} className={css.said} role="status">
          {outcomeOf(asked) ?? words.publish.outcome.publish}
        </p>
        <ul className={css.pages}>
          {answer.pages.map(({ title, href: page }) => (
            <li key={page}>
              <a
                className={answer.pages.length > FEW ? css.page : buttonClass('default', 'lg')}
                href={page}
                target="_blank"
                rel="noopener"
              >
                {words.publish.see(title)}
              </a>
            </li>
          ))}
          {answer.pages.length === 0 && (
            <li>
              <a className={buttonClass('default', 'lg')} href="/" target="_blank" rel="noopener">
                {words.publish.seeGuide}
              </a>
            </li>
          )}
        </ul>
        {type !== 'preview' && type !== 'undo' && before && <UndoButton version={before} label={words.publish.undo} />}
      </Card>
      {answer.warnings.length > 0 && (
        <Card tone="warn">
          <h2>{words.publish.warnings}</h2>
          <ul className={css.warnings}>
            {answer.warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
      {type === 'preview' && file ? (
        <div className={css.actions}>
          <a className={buttonClass('secondary', 'lg')} href={href('publicar', null, { f: file })}>
            {words.publish.title}
          </a>
          <a className={buttonClass('outline', 'lg')} href={href('ficha', file)}>
            {words.publish.backToForm}
          </a>
        </div>
      ) : (
        <Onward files={[]} next={next} isRegister={isRegister && type === 'preview'} />
      )}
    </div>
  );
}

type OnwardProps = { files: string[]; isRegister: boolean; next?: string | undefined };

function Onward({ files, isRegister, next = 'hoy' }: OnwardProps) {
  const [only] = files.length === 1 ? files : [];
  if (isRegister) {
    return (
      <div className={css.actions}>
        <a className={buttonClass('outline')} href={href('traer')}>
          {words.register.backTo}
        </a>
      </div>
    );
  }
  return (
    <div className={css.actions}>
      <a className={buttonClass('outline')} href={only ? href('ficha', only) : href(next)}>
        {only ? words.publish.backToForm : words.publish.goOn}
      </a>
    </div>
  );
}
