import { useContent } from '../../api/content.ts';
import { Mark } from '../../shell/feedback.tsx';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import { UndoButton } from '../publish/undo-button.tsx';
import css from './versions.module.css';

/** Every state of the guide that can be restored, newest first. */
export function VersionsScreen() {
  const { versions, version: current } = useContent();
  return (
    <Screen
      title={words.versions.title}
      lead={words.versions.hint}
      back={{ href: href('cuenta'), label: words.account.title }}
    >
      {versions.length === 0 && <p>{words.versions.none}</p>}
      <ol className={css.versions}>
        {versions.map(({ id, at, by, words: said, isDesk = true, files }) => (
          <li key={id} className={looks.row}>
            <div>
              <p className={css.said}>
                {isDesk ? said : words.versions.developer}{' '}
                {id === current && <Mark tone="good">{words.versions.current}</Mark>}
              </p>
              <p className={css.by}>
                {words.today.by(by, whenText(at))}
                {files.length > 0 && ` · ${words.versions.files(files.length)}`}
              </p>
            </div>
            {id !== current && (
              <UndoButton
                version={id}
                label={words.versions.undo}
                name={words.versions.undoOf(isDesk ? said : `${words.versions.developer}, ${whenText(at)}`)}
              />
            )}
          </li>
        ))}
      </ol>
    </Screen>
  );
}
