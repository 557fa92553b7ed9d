import { Clock, ExternalLink, MapPin, Phone, UserPlus } from 'lucide-react';
import { WithAge } from '#app/components/facts/with-age.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import css from './phone-entry.module.css';
import type { NamedLink, PhoneEntry as PhoneEntryView } from './views.ts';

/** One entry of the directory. */
export function PhoneEntry({ entry, noNumber }: { entry: PhoneEntryView; noNumber: string }) {
  const { id, name, detail, isAbove, number, second, fallback, address, hours, web, map, contact } = entry;
  return (
    <li className={css.entry} id={id}>
      <h3>{name}</h3>
      <div className={css.numbers}>
        {number ? <CallButton call={number} /> : <NoNumber words={noNumber} />}
        {second && (
          <p className={css.second}>
            {second.kind} <CallButton call={second} />
          </p>
        )}
      </div>
      {!isAbove && <p className={css.detail}>{detail}</p>}
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
          <Clock size={18} aria-hidden />{' '}
          <span>
            <WithAge age={hours.age}>{hours.text}</WithAge>
          </span>
        </p>
      )}
      {!isAbove && (web || map || contact) && (
        <p className={css.pages}>
          {contact && <SaveLink link={contact} />}
          {web && <OutsideLink link={web} className={css.web} />}
          {map && <OutsideLink link={map} className={css.map} />}
        </p>
      )}
    </li>
  );
}

/** Shown in place of an unknown number. */
export function NoNumber({ words }: { words: string }) {
  return <span className={css.unknown}>{words}</span>;
}

function CallButton({ call: { href, label, name } }: { call: NamedLink }) {
  return (
    <a className={buttonClass('outline')} href={href} aria-label={name}>
      <Phone size={18} aria-hidden /> {label}
    </a>
  );
}

/** Has no `download` attribute, so that phones offer to save the contact instead of a file. */
function SaveLink({ link: { href, label, name } }: { link: NamedLink }) {
  return (
    <a className={css.save} href={href} aria-label={name}>
      <UserPlus size={16} aria-hidden /> {label}
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
