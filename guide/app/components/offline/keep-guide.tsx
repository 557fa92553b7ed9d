import { CheckCircle2, Download } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import type { GuideCopy } from '#app/features/offline/guide-copy.ts';
import { useGuideCopy } from '#app/features/offline/use-guide-copy.ts';
import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import { fill } from '#common/lib/text/fill.ts';
import { Button } from '#common/ui/button.tsx';
import type { Level } from '#engine/offline/release.ts';
import css from './keep-guide.module.css';

type Words = OfflineMessages['keep'];
type Part = { words: Words; view: GuideCopy | null; act: ReturnType<typeof useGuideCopy>['act'] };

/**
 * Keeps the guide on this device with one press; it shows the size beforehand and the copy's date afterwards. Below a
 * title that says the same, `isTitled`, it is no panel with a heading of its own.
 */
export function KeepGuide({ words, isTitled = false }: { words: Words; isTitled?: boolean }) {
  const { language } = useLayout();
  const { view, act } = useGuideCopy(language);
  if (import.meta.env.GUIDE_OFFLINE === 'off') return null;
  const part = { words, view, act };
  return (
    <section className={isTitled ? css.bare : css.keep} aria-label={words.title} data-needs-script>
      {!isTitled && <h2>{words.title}</h2>}
      <p>{words.text}</p>
      <div role="status">
        <Said {...part} />
      </div>
      {view?.problem === 'absent' ? <Address label={words.address} /> : <Actions {...part} language={language} />}
    </section>
  );
}

/** The page's address, to copy into a browser that can keep the guide. */
function Address({ label }: { label: string }) {
  return (
    <label className={css.address}>
      {label}
      <input readOnly value={window.location.href} onFocus={({ target }) => target.select()} />
    </label>
  );
}

/** The problem, the progress, or what is kept. */
function Said({ words, view }: Part) {
  const { language } = useLayout();
  const { copy, progress, problem } = view ?? {};
  if (problem) return <p className={css.problem}>{words.problems[problem]}</p>;
  if (progress) {
    const { done, all } = progress;
    const text = fill(words.progress, { done: megabytes(done, language), all: megabytes(all, language) });
    return (
      <>
        <progress value={done} max={all} aria-label={text} />
        <p>{text}</p>
        <p className={css.note}>{words.keeping}</p>
      </>
    );
  }
  const level = copy?.used?.isComplete ? copy.used.level : 'essential';
  return (
    <>
      {copy?.used && level !== 'essential' && (
        <p className={css.done}>
          <CheckCircle2 size={22} aria-hidden />
          {fill(level === 'whole' ? words.complete : words.completeText, {
            day: dayIn(copy.used.release.day, language),
          })}
        </p>
      )}
      {copy?.coming && !copy.coming.isComplete && copy.coming.level !== 'essential' && <p>{words.stopped}</p>}
      {copy?.coming?.isComplete && <p>{fill(words.newer, { day: dayIn(copy.coming.release.day, language) })}</p>}
    </>
  );
}

function Actions({ words, view, act, language }: Part & { language: string }) {
  const { copy, version, progress } = view ?? {};
  const sizeOf = (level: Level) => {
    const bytes = version?.bytes[language]?.[level];
    return (
      bytes && (
        <span className={css.size}>
          <span className="visually-hidden">{'\u00a0· '}</span>
          {fill(words.size, { size: megabytes(bytes, language) })}
        </span>
      )
    );
  };
  const press = (level: Level) => () => act(({ keepGuide }) => void keepGuide(level));
  if (progress) {
    return (
      <Button variant="outline" onClick={() => act(({ pause }) => pause())}>
        {words.stop}
      </Button>
    );
  }
  const level = copy?.used?.isComplete ? copy.used.level : 'essential';
  const { coming } = copy ?? {};
  const isHalf = coming && !coming.isComplete && coming.level !== 'essential';
  const isOld = level !== 'essential' && !coming && version && copy?.used?.release.build !== version.build;
  return (
    <div className={css.actions}>
      {coming?.isComplete && <Button onClick={() => act(({ takeOver }) => void takeOver())}>{words.takeOver}</Button>}
      {isHalf && <Button onClick={press(coming.level)}>{words.goOn}</Button>}
      {isOld && <Button onClick={press(level)}>{words.renew}</Button>}
      {level !== 'whole' && !isHalf && (
        <Button size="lg" onClick={press('whole')}>
          <Download size={20} aria-hidden />
          <span>
            {level === 'text' ? words.addPictures : words.whole}
            {sizeOf('whole')}
          </span>
        </Button>
      )}
      {level === 'essential' && !isHalf && (
        <Button variant="outline" size="lg" onClick={press('text')}>
          <span>
            {words.textOnly}
            {sizeOf('text')}
          </span>
        </Button>
      )}
      {(copy?.used || isHalf) && (
        <Button variant="ghost" onClick={() => act(({ removeGuide }) => void removeGuide())}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}

const megabytes = (bytes: number, language: string) =>
  (bytes / 1_000_000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const dayIn = (day: string, language: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
