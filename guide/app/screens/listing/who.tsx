import { Globe, Phone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FacebookMark, InstagramMark } from '#app/components/cards/social-marks.tsx';
import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { Press } from '#common/contracts/visits.ts';
import { printedAddress } from '#common/lib/address/printed-address.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type { Group, Provider, Runs, Way, Who, Word } from '#views/who-views.ts';
import css from './who.module.css';

type Props = {
  who: Who;
  /** The guide's own contact, after all others. */
  children?: ReactNode;
};

/** Who runs an activity, each with the buttons that reach them: named ones first, then those to ask. */
export function WhoRunsIt({ who: { title, groups, more, unreached, all }, children }: Props) {
  return (
    <section className={css.who} aria-labelledby={WHO}>
      <h2 id={WHO}>{title}</h2>
      <Groups groups={groups} unreached={unreached} />
      {more && (
        <details className={css.more}>
          <summary>{more.label}</summary>
          <Groups groups={more.groups} unreached={unreached} />
        </details>
      )}
      <Link to={all.href}>{all.label}</Link>
      {children}
    </section>
  );
}

/** The id of the section's name. */
const WHO = 'con-quien';

/** Leads from the card to the section. */
export function ToWhoRunsIt({ who }: { who: Who }) {
  return (
    <a className={`${buttonClass()} ${css.see}`} href={`#${WHO}`}>
      <Users size={18} aria-hidden /> {who.see}
    </a>
  );
}

function Groups({ groups, unreached }: { groups: Group[]; unreached: string }) {
  return groups.map(({ title, providers }) => (
    <div key={providers[0]?.href}>
      {title && <h3>{title}</h3>}
      <ul>
        {providers.map((provider) => (
          <Provided key={provider.href} provider={provider} unreached={unreached} />
        ))}
      </ul>
    </div>
  ));
}

function Provided({ provider: { name, href, word, ways }, unreached }: { provider: Provider; unreached: string }) {
  return (
    <li data-about>
      <Link to={href}>{name}</Link>
      {word && <Source word={word} />}
      {ways.length === 0 && <p className={css.note}>{unreached}</p>}
      <p className={css.ways}>
        {ways.map((way) => (
          <Button key={way.kind} way={way} name={name} isFirst={way === ways[0]} />
        ))}
      </p>
    </li>
  );
}

/** Counted as a visit to the business's own pages; a call and a chat are known by their addresses. */
const PRESS: Partial<Record<Way['kind'], Press>> = { website: 'sitio', instagram: 'sitio', facebook: 'sitio' };

const MARKS: Record<Way['kind'], ReactNode> = {
  whatsapp: <WhatsappMark />,
  phone: <Phone size={18} aria-hidden />,
  website: <Globe size={20} aria-hidden />,
  instagram: <InstagramMark />,
  facebook: <FacebookMark />,
};

/** A phone is called; everything else opens beside the guide. The first way has words, the others marks. */
function Button({ way: { kind, href, label }, name, isFirst }: { way: Way; name: string; isFirst: boolean }) {
  const away = kind === 'phone' ? {} : { target: '_blank', rel: 'noopener', 'data-printed': printedAddress(href) };
  return (
    <a
      href={href}
      data-press={PRESS[kind]}
      className={isFirst ? buttonClass('outline', 'default', css.first) : css.mark}
      {...away}
    >
      {MARKS[kind]} <span className={isFirst ? undefined : css.word}>{label}</span>
      <span className="visually-hidden"> {name}</span>
    </a>
  );
}

function Source({ word: { text, href } }: { word: Word }) {
  return (
    <p className={css.note}>
      {href ? (
        <a href={href} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

/** The activities of the guide that a source links to a business. */
export function ThingsItRuns({ runs: { title, items } }: { runs: Runs }) {
  return (
    <section className={css.runs} aria-labelledby="actividades">
      <h2 id="actividades">{title}</h2>
      <ul>
        {items.map(({ title, href, word }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
            <Source word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}
