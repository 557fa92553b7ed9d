import { useContent } from '../../api/content.ts';
import { differences, languageNames } from '../../drafts/differences.ts';
import { excerpts } from '../../drafts/excerpts.ts';
import type { NamedChange } from '../../drafts/words-of-change.ts';
import { usePageNames } from '../../form/page/page-field.tsx';
import { useAllStale } from '../../form/stale.ts';
import { wordsOfPhotos } from '../../photos/words-of-photos.ts';
import { type Path, pathKey } from '../../schema/paths.ts';
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
  const { languages, files: all } = useContent();
  const pageName = usePageNames();
  const live = all.find(({ file }) => file === change.file);
  const staleIn = useAllStale({ root: kind.schema, value: change.value, before: change.before });
  const isNew = change.base === null;
  const con = files.filter((file) => file !== change.file);
  const stale = languages.map((language) => ({ ...language, paths: staleIn(language.code).map(pathKey) }));
  /** The languages in which a change is still to be translated. */
  const toReview = (path: Path) =>
    stale.filter(({ paths }) => paths.some((one) => `${one}.`.startsWith(`${pathKey(path)}.`)));
  const found = differences(kind.schema, isNew ? {} : change.before, change.value, languageNames(languages), pageName);
  const shown = found.slice(0, MOST).map((one) => {
    const [before, after] = excerpts(one.before, one.after);
    return { ...one, before, after };
  });
  return (
    <>
      {isNew && <p>{words.form.isNew}</p>}
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
              {toReview(path).map(({ code, name }) => (
                <a key={code} href={href('ficha', change.file, { dato: pathKey(path), idioma: code, con })}>
                  {words.publish.review(name)}
                </a>
              ))}
            </dd>
          </div>
        ))}
        {change.photos && (
          <div>
            <dt>
              <a href={href('ficha', change.file, { dato: 'photos', con })}>{words.photos.title}</a>
            </dt>
            <dd>{wordsOfPhotos(change.photos, live?.photos ?? [])}</dd>
          </div>
        )}
      </dl>
      {found.length > MOST && <p>{words.publish.moreDifferences(found.length - MOST)}</p>}
    </>
  );
}
