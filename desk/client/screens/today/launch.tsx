import type { ReactNode } from 'react';
import { type Content, useContent } from '../../api/content.ts';
import type { Reply } from '../../api/request.ts';
import { Mark } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { words } from '../../words.ts';
import { linkIn } from './launch-line.ts';
import css from './today.module.css';

type Props = { parts: Reply<'GET today'>['launch']; isLive: boolean };

/** Everything still missing before visitors can rely on the guide; each line leads to where it can be fixed. */
export function Launch({ parts, isLive }: Props) {
  const { files } = useContent();
  return (
    <section className={css.part} aria-labelledby="falta">
      <h2 id="falta">{isLive ? words.today.toComplete : words.today.launch}</h2>
      {parts.map(({ title, lines }) => {
        const { text, file } = linkIn(title, files);
        return (
          <details key={title} className={css.fold}>
            <summary>
              <span>{text}</span>
              <Mark>{words.today.launchCount(lines.length)}</Mark>
            </summary>
            <ul className={css.lines}>
              {lines.map((line) => (
                <li key={line}>{lineShown(line, files, file)}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** A line, as a link if it or the title above it names a file. */
function lineShown(line: string, files: Content['files'], above: string | null): ReactNode {
  const { text, file } = linkIn(line, files);
  const to = file ?? above;
  return to ? <a href={href('ficha', to)}>{text}</a> : text;
}
