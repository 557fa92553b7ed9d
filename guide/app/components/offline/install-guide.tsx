import { Share, Smartphone, SquarePlus } from 'lucide-react';
import { useId } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { useGuideCopy } from '#app/features/offline/use-guide-copy.ts';
import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import { Button } from '#common/ui/button.tsx';
import { holdsAll } from '#engine/offline/store.ts';
import css from './keep-guide.module.css';

const drawings = [Share, SquarePlus, Smartphone];

/** How to put the guide on the home screen: shown to returning visitors and to those who have kept the guide. */
export function InstallGuide({ words }: { words: OfflineMessages['install'] }) {
  const { language } = useLayout();
  const { view } = useGuideCopy(language);
  const id = useId();
  if (!view?.copy || view.problem === 'absent' || isInstalled() || !(view.isKnown || holdsAll(view.copy.used)))
    return null;
  const offer = window.guide?.install;
  if (!offer && !isApple()) return null;
  return (
    <section className={css.keep} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {offer ? (
        <>
          <p>{words.text}</p>
          <div className={css.actions}>
            <Button onClick={() => void offer.prompt()}>{words.button}</Button>
          </div>
        </>
      ) : (
        <>
          <p>{words.iosText}</p>
          <ol className={css.steps}>
            {words.ios.map((step, index) => {
              const Drawing = drawings[index] ?? Smartphone;
              return (
                <li key={step}>
                  <Drawing size={28} aria-hidden />
                  {step}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Browsers on iPhones and iPads have no install prompt; newer iPads identify themselves as Macs. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
