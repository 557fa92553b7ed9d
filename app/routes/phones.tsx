import { Clock, ExternalLink, MapPin, Phone } from 'lucide-react';
import { Block } from '#app/components/block.tsx';
import { Hero } from '#app/components/hero.tsx';
import { LeadGallery } from '#app/components/lead-gallery.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { usePage } from '#app/use-page.ts';
import css from './phones.module.css';
import type { NamedLink, PhoneEntry, PhonesData } from './phones.server.ts';

const AUTOPLAY_MS = 3500;

export default function PhonesPage() {
  const { hero, intro, shortLines, list, pictures } = usePage<PhonesData>().data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      <LeadGallery title={hero.title} pictures={pictures} autoplayMs={AUTOPLAY_MS}>
        <ShortLines shortLines={shortLines} />
        <p>{intro}</p>
      </LeadGallery>
      <Block id="lista" title={list.title}>
        <p className={css.legend}>
          <span className={css.unknown}>{list.noNumber}</span> {list.noNumberHelp}
        </p>
        <ul className={css.entries}>
          {list.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} noNumber={list.noNumber} />
          ))}
        </ul>
      </Block>
    </>
  );
}

function ShortLines({ shortLines: { title, lines } }: { shortLines: PhonesData['shortLines'] }) {
  return (
    <section className={css.short} aria-labelledby="lineas-cortas">
      <h2 id="lineas-cortas">{title}</h2>
      <ul>
        {lines.map(({ id, title, detail, href, label, name }) => (
          <li key={id} id={`linea-${id}`}>
            <a href={href} aria-label={name}>
              {label}
            </a>
            <p>
              <strong>{title}</strong> {detail}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, noNumber }: { entry: PhoneEntry; noNumber: string }) {
  const { id, name, detail, number, second, fallback, address, hours, web, map } = entry;
  return (
    <li className={css.entry} id={id}>
      <h3>{name}</h3>
      <div className={css.numbers}>
        {number ? <CallButton call={number} /> : <span className={css.unknown}>{noNumber}</span>}
        {second && (
          <p className={css.second}>
            {second.kind} <CallButton call={second} />
          </p>
        )}
      </div>
      <p className={css.detail}>{detail}</p>
      {fallback && (
        <a className={`${buttonClass('outline')} ${css.fallback}`} href={fallback.href}>
          <Phone size={18} aria-hidden /> {fallback.label}
        </a>
      )}
      {address && (
        <p className={css.note}>
          <MapPin size={18} aria-hidden /> {address}
        </p>
      )}
      {hours && (
        <p className={css.note}>
          <Clock size={18} aria-hidden /> {hours}
        </p>
      )}
      {(web || map) && (
        <p className={css.pages}>
          {web && <OutsideLink link={web} className={css.web} />}
          {map && <OutsideLink link={map} className={css.map} />}
        </p>
      )}
    </li>
  );
}

function CallButton({ call: { href, label, name } }: { call: NamedLink }) {
  return (
    <a className={buttonClass()} href={href} aria-label={name}>
      <Phone size={18} aria-hidden /> {label}
    </a>
  );
}

function OutsideLink({ link: { href, label, name }, className }: { link: NamedLink; className: string | undefined }) {
  return (
    <a className={className} href={href} aria-label={name} target="_blank" rel="noopener">
      {label} <ExternalLink size={16} aria-hidden />
    </a>
  );
}
