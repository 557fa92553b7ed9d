import { CalendarDays, Check, CloudSun, ExternalLink, Link2, type LucideIcon, Mail, MapPin, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactRows } from '#app/components/cards/fact-rows.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { MailAddress } from '#app/components/page/mail-address.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import type { PrivacyData } from './page.server.ts';
import css from './screen.module.css';

export default function PrivacyScreen({ data }: PageProps<typeof page>) {
  const { hero, summary, responsible, forms, keeping, rights, authority, browser, counting, services, revised } = data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      <div className="container">
        <Summary rows={summary} />
        <div className={css.columns}>
          <Responsible responsible={responsible} revised={revised} />
          <div className={css.parts}>
            <Forms forms={forms} />
            <Part id="plazo" title={keeping.title}>
              <p>
                <strong>{keeping.time}</strong> {keeping.rest}
              </p>
              <p>{keeping.readers}</p>
              <p>{keeping.businesses}</p>
            </Part>
            <Rights rights={rights} />
            <Authority authority={authority} />
            <Listed id="navegador" part={browser} />
            {counting && <Listed id="conteo" part={counting} />}
            <Services services={services} />
          </div>
        </div>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css.body}>{children}</div>
    </section>
  );
}

/** A part with a list between two sentences. */
function Listed({ id, part: { title, text, items, after } }: { id: string; part: PrivacyData['browser'] }) {
  return (
    <Part id={id} title={title}>
      <p>{text}</p>
      <ul className={css.kept}>
        {items.map((item) => (
          <li key={item}>
            <Check size={18} aria-hidden /> {item}
          </li>
        ))}
      </ul>
      <p>{after}</p>
    </Part>
  );
}

/** A summary for visitors who read no further. */
function Summary({ rows }: { rows: PrivacyData['summary'] }) {
  return (
    <dl className={css.summary}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Responsible({ responsible: { title, text, rows }, revised }: Pick<PrivacyData, 'responsible' | 'revised'>) {
  return (
    <section className={css.responsible} aria-labelledby="responsable">
      <h2 id="responsable">{title}</h2>
      <p>{text}</p>
      <FactRows rows={rows} />
      <p className={css.revised}>
        {revised.label}: <time dateTime={revised.date}>{revised.text}</time>
      </p>
    </section>
  );
}

function Forms({ forms: { title, text, items, voluntary, unseen } }: Pick<PrivacyData, 'forms'>) {
  return (
    <Part id="formularios" title={title}>
      <p>{text}</p>
      <ul className={css.forms}>
        {items.map(({ id, title, rows, link }) => (
          <li key={id} className={css.form}>
            <h3>{title}</h3>
            <FactRows rows={rows} />
            <Link to={link.href}>{link.label}</Link>
          </li>
        ))}
      </ul>
      <h3>{voluntary.title}</h3>
      <p>{voluntary.text}</p>
      <p>{unseen}</p>
    </Part>
  );
}

function Rights({ rights: { title, text, items, how, mail } }: Pick<PrivacyData, 'rights'>) {
  return (
    <Part id="derechos" title={title}>
      <p>{text}</p>
      <dl className={css.rights}>
        {items.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{how.title}</h3>
      <p>{how.text}</p>
      <a className={buttonClass('default', 'lg', css.mail)} href={mail.href}>
        <Mail size={20} aria-hidden />
        <span>
          {mail.label}{' '}
          <span className={css.address}>
            <MailAddress>{mail.to}</MailAddress>
          </span>
        </span>
      </a>
    </Part>
  );
}

function Authority({ authority: { title, text, statement, pages } }: Pick<PrivacyData, 'authority'>) {
  return (
    <Part id="reclamos" title={title}>
      <p>{text}</p>
      <blockquote className={css.statement}>{statement}</blockquote>
      <p className={css.pages}>
        {pages.map(({ href, label }) => (
          <a key={href} href={href} target="_blank" rel="noopener">
            {label} <ExternalLink size={16} aria-hidden />
          </a>
        ))}
      </p>
    </Part>
  );
}

const icons: Record<PrivacyData['services']['items'][number]['id'], LucideIcon> = {
  weather: CloudSun,
  maps: MapPin,
  video: Play,
  calendar: CalendarDays,
  links: Link2,
};

function Services({ services: { title, text, items } }: Pick<PrivacyData, 'services'>) {
  return (
    <Part id="otros-servicios" title={title}>
      <p>{text}</p>
      <dl className={css.services}>
        {items.map(({ id, title, text }) => {
          const Icon = icons[id];
          return (
            <div key={id}>
              <dt>
                <Icon size={20} aria-hidden /> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}
