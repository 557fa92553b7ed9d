import { useContent } from '../../api/content.ts';
import type { Reply } from '../../api/request.ts';
import { Card, Mark } from '../../shell/feedback.tsx';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import css from './today.module.css';

const text = words.today.health;

/** What is wrong with the guide itself: nothing is shown while all is well. */
export function Health({ backup, browserErrors }: Pick<Reply<'GET today'>, 'backup' | 'browserErrors'>) {
  if (!backup?.isOld && browserErrors.count === 0) return null;
  return (
    <section className={css.part} aria-labelledby="salud">
      <h2 id="salud">{text.title}</h2>
      {backup?.isOld && (
        <Card tone="warn">
          <p>
            <strong>{backup.at ? text.oldBackup(whenText(backup.at)) : text.noBackup}</strong> {text.backupHint}
          </p>
        </Card>
      )}
      {browserErrors.count > 0 && <BrowserErrors errors={browserErrors} />}
    </section>
  );
}

function BrowserErrors({ errors: { days, count, pages } }: { errors: Reply<'GET today'>['browserErrors'] }) {
  const { files } = useContent();
  const titleOf = (page: string) => files.find(({ href }) => href === page)?.title ?? page;
  return (
    <details className={css.fold}>
      <summary>
        <span>{text.errors(days)}</span>
        <Mark tone="warn">{text.times(count)}</Mark>
      </summary>
      <p className={css.inFold}>{text.errorsHint}</p>
      <ul className={css.lines}>
        {pages.map(({ page, count: times }) => (
          <li key={page}>
            {page === '' ? text.unknownPage : <a href={page}>{titleOf(page)}</a>}: {text.times(times)}
          </li>
        ))}
      </ul>
    </details>
  );
}
