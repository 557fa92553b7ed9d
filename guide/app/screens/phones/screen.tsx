import { BookUser } from 'lucide-react';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { LeadGallery } from '#app/components/gallery/lead-gallery.tsx';
import { KeepGuide } from '#app/components/offline/keep-guide.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import { NoNumber, PhoneEntry } from './phone-entry.tsx';
import css from './screen.module.css';
import { ShortLines } from './short-lines.tsx';

const AUTOPLAY_MS = 3500;

export default function PhonesScreen({ data }: PageProps<typeof page>) {
  const { hero, intro, shortLines, list, pictures, trust, keep } = data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      <LeadGallery title={hero.title} pictures={pictures} autoplayMs={AUTOPLAY_MS}>
        <ShortLines shortLines={shortLines} />
        <p>{intro}</p>
      </LeadGallery>
      <Block id="lista" title={list.title}>
        <a className={`${buttonClass('outline')} ${css.save}`} href={list.save.href}>
          <BookUser size={20} aria-hidden /> {list.save.label}
        </a>
        <p className={css.legend}>
          <NoNumber words={list.noNumber} /> {list.noNumberHelp}
        </p>
        <ul className={css.entries}>
          {list.entries.map((entry) => (
            <PhoneEntry key={entry.id} entry={entry} noNumber={list.noNumber} />
          ))}
        </ul>
      </Block>
      <PageTrust trust={trust} />
      <div className="container">
        <KeepGuide words={keep} />
        <KnowForm />
      </div>
    </>
  );
}
