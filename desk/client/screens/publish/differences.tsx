import { useContent } from '../../api/content.ts';
import { differences, languageNames } from '../../drafts/differences.ts';
import { excerpts } from '../../drafts/excerpts.ts';
import type { NamedChange } from '../../drafts/words-of-change.ts';
import { usePageNames } from '../../form/page/page-field.tsx';
import { pathKey } from '../../schema/paths.ts';
import { href } from '../../shell/router.ts';
import { words } from '../../words.ts';
import css from './publish.module.css';

/** The largest number of changed fields shown per file. */
const MOST = 12;

type Props = {
  named: NamedChange;
  /** All files of the publication: whoever goes back to a field comes on with all of them. */
  files: string[];
};

/** What a change says that the guide did not say before, field by field; each leads to its field. */
export function Differences({ named: { change, kind }, files }: Props) {
  const { languages } = useContent();
  const pageName = usePageNames();
  if (change.base === null) return <p>{words.form.isNew}</p>;
  const con = files.filter((file) => file !== change.file);
  const found = differences(kind.schema, change.before, change.value, languageNames(languages), pageName);
  const shown = found.slice(0, MOST).map((one) => {
    const [before, after] = excerpts(one.before, one.after);
    return { ...one, before, after };
  });
  return (
    <>
      <dl className={css.differences}>
        {shown.map(({ path, label, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a list may have one name, and hold no state
          <div key={`${label} ${index}`}>
            <dt>
              {path.includes('translations') ? (
                label
              ) : (
                <a href={href('ficha', change.file, { dato: pathKey(path), con })}>{label}</a>
              )}
            </dt>
            <dd>
              {before !== null && (
                <del>
                  <span className="visually-hidden">{words.publish.before}: </span>
                  {before}
                </del>
              )}
              <ins>
                <span className="visually-hidden">{words.publish.after}: </span>
                {after ?? words.publish.noneAfter}
              </ins>
            </dd>
          </div>
        ))}
        {change.photos && (
          <div>
            <dt>
              <a href={href('ficha', change.file, { dato: 'photos', con })}>{words.photos.title}</a>
            </dt>
            <dd>{words.photos.count(change.photos.length)}</dd>
          </div>
        )}
      </dl>
      {found.length > MOST && <p>{words.publish.moreDifferences(found.length - MOST)}</p>}
    </>
  );
}
