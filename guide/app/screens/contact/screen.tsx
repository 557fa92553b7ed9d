import { Mail, MapPin, Phone } from 'lucide-react';
import { OwnNumberNote } from '#app/components/cards/own-number-note.tsx';
import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { PostForm } from '#app/components/forms/post-form.tsx';
import { useGiven } from '#app/components/forms/use-given.ts';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { MailAddress } from '#app/components/page/mail-address.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { forms } from '#common/contracts/forms.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import type page from './page.server.ts';
import type { ContactData } from './page.server.ts';
import css from './screen.module.css';

const rules = forms.contacto;

export default function ContactScreen({ data }: PageProps<typeof page>) {
  const { hero, picture, form, ways, office, publish } = data;
  useGiven('subject', 'asunto');
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={picture} />
      <div className={`container ${css.columns}`}>
        <PostForm name="contacto" action={form.action} words={form}>
          <Field label={form.name} name="name" autoComplete="name" {...rules.name} />
          <Field label={form.email} name="email" inputMode="email" autoComplete="email" {...rules.email} />
          <Field label={form.subject} name="subject" {...rules.subject} />
          <Field
            label={form.message}
            name="message"
            rows={5}
            placeholder={form.messagePlaceholder}
            {...rules.message}
          />
        </PostForm>
        <div className={css.side}>
          <div className={css.card}>
            <Ways ways={ways} />
            {office.numbers.length > 0 && <Office office={office} phone={ways.phone.name} />}
          </div>
          <p className={css.publish}>
            {publish.text}
            <br />
            <Link className={css.line} to={publish.link}>
              {publish.label}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}

function Ways({ ways: { title, phone, email, location, locationText, chat } }: { ways: ContactData['ways'] }) {
  const { contact } = useLayout();
  return (
    <section className={css.ways} aria-labelledby="otras-formas">
      <h2 id="otras-formas">{title}</h2>
      <dl>
        <dt>
          <Mail size={18} aria-hidden /> {email.name}
        </dt>
        <dd>
          <a className={css.line} href={email.href}>
            <MailAddress>{email.label}</MailAddress>
          </a>
        </dd>
        <dt>
          <Phone size={18} aria-hidden /> {phone.name}
        </dt>
        <dd>
          <a className={css.line} href={phone.href}>
            {phone.label}
          </a>
        </dd>
        <dt>
          <MapPin size={18} aria-hidden /> {location}
        </dt>
        <dd className={css.line}>{locationText}</dd>
      </dl>
      <a
        className={buttonClass(contact.isExample ? 'outline' : 'default', 'lg')}
        href={contact.whatsapp}
        target="_blank"
        rel="noopener"
        data-own-contact
      >
        <WhatsappMark /> {chat}
      </a>
      <OwnNumberNote />
    </section>
  );
}

function Office({ office: { title, numbers, all }, phone }: Pick<ContactData, 'office'> & { phone: string }) {
  return (
    <section className={css.ways} aria-labelledby="oficina">
      <h2 id="oficina">{title}</h2>
      <dl>
        <dt>
          <Phone size={18} aria-hidden /> {phone}
        </dt>
        {numbers.map(({ href, label }) => (
          <dd key={href}>
            <a className={css.line} href={href} aria-label={`${title}: ${label}`}>
              {label}
            </a>
          </dd>
        ))}
      </dl>
      <Link to={all.href}>{all.label}</Link>
    </section>
  );
}
