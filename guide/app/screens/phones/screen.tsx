import { BookUser } from 'lucide-react';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { LeadGallery } from '#app/components/gallery/lead-gallery.tsx';
import { KeepGuide } from '#app/components/offline/keep-guide.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Fold } from '#common/ui/fold.tsx';
import type page from './page.server.ts';
import { NoNumber, PhoneEntry } from './phone-entry.tsx';
import css from './screen.module.css';
import { ShortLines } from './short-lines.tsx';
import type { PhoneEntry as PhoneEntryView } from './views.ts';

const AUTOPLAY_MS = 3500;

export default function PhonesScreen({ data }: PageProps<typeof page>) {
  const { hero, intro, shortLines, list, pictures, trust, keep } = data;
  const known = list.entries.filter(({ number }) => number !== null);
  const unknown = list.entries.filter(({ number }) => number === null);
  return (
    <>
      <LeadGallery
        title={hero.title}
        opening={<Hero title={hero.title} standfirst={hero.subtitle} />}
        pictures={pictures}
        autoplayMs={AUTOPLAY_MS}
      >
        <ShortLines shortLines={shortLines} />
        <p>{intro}</p>
      </LeadGallery>
      <Below>
        <Block id="lista" title={list.title}>
          <a className={`${buttonClass('outline')} ${css.save}`} href={list.save.href}>
            <BookUser size={20} aria-hidden /> {list.save.label}
          </a>
          <div className={css.directory}>
            <Entries entries={known} noNumber={list.noNumber} />
            {unknown.length > 0 && (
              <div className={css.more}>
                <Fold heading={<h3>{list.unknown}</h3>}>
                  <p className={css.legend}>
                    <NoNumber words={list.noNumber} /> {list.noNumberHelp}
                  </p>
                  <Entries entries={unknown} noNumber={list.noNumber} />
                </Fold>
              </div>
            )}
          </div>
        </Block>
        <PageTrust trust={trust}>
          <KnowForm isJoined />
        </PageTrust>
        <div className="container">
          <KeepGuide words={keep} />
        </div>
      </Below>
    </>
  );
}

function Entries({ entries, noNumber }: { entries: PhoneEntryView[]; noNumber: string }) {
  return (
    <ul className={css.entries}>
      {entries.map((entry) => (
        <PhoneEntry key={entry.id} entry={entry} noNumber={noNumber} />
      ))}
    </ul>
  );
}
