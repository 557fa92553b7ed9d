import { Fold } from '#common/ui/fold.tsx';
import type { Trust } from '#views/trust-views.ts';
import css from './how-we-know.module.css';

/** The sources of a page's facts and their dates, folded until a reader opens them. */
export function HowWeKnow({ trust: { how } }: { trust: Pick<Trust, 'how'> }) {
  const { title, intro, origins } = how;
  return (
    <div className={css.how}>
      <Fold heading={<h2 className={css.title}>{title}</h2>}>
        <p>{intro}</p>
        {origins.length > 0 && (
          <ul className={css.sources}>
            {origins.map(({ date, text, href, label }) => (
              <li key={`${date} ${text} ${href}`}>
                <span className={css.date}>{date}</span>
                <span>
                  {text}{' '}
                  {href && (
                    <a href={href} target="_blank" rel="noopener nofollow">
                      {label}
                    </a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </div>
  );
}
