import { Check } from 'lucide-react';
import { Card } from '#app/components/cards/card.tsx';
import { OwnNumberNote } from '#app/components/cards/own-number-note.tsx';
import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { PostForm } from '#app/components/forms/post-form.tsx';
import { useGiven } from '#app/components/forms/use-given.ts';
import { Hero } from '#app/components/page/hero.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { forms, MOST_PHOTOS } from '#common/contracts/forms.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { FileField } from '#common/ui/file-field.tsx';
import { SelectField } from '#common/ui/select-field.tsx';
import type page from './page.server.ts';
import type { PublishData } from './page.server.ts';
import css from './screen.module.css';

const rules = forms.publicar;

export default function PublishScreen({ data }: PageProps<typeof page>) {
  const { hero, picture, intro, chat } = data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={picture}>
        <a className={buttonClass('default', 'lg')} href="#formulario">
          {data.form.jump}
        </a>
      </Hero>
      <Benefits title={data.benefitsTitle} benefits={data.benefits} claim={data.claim} />
      <div className={`container ${css.columns}`}>
        <div className={css.form} id="formulario">
          <p className={css.intro}>{intro}</p>
          <BusinessForm form={data.form} />
        </div>
        <div className={css.side}>
          <section className={css.chat} aria-labelledby="por-chat">
            <h2 id="por-chat">{chat.title}</h2>
            <a
              className={buttonClass('outline', 'lg')}
              href={chat.href}
              target="_blank"
              rel="noopener"
              data-own-contact
            >
              <WhatsappMark /> {chat.button}
            </a>
            <OwnNumberNote />
          </section>
          <Publishable title={data.listTitle} list={data.list} />
          <Example example={data.example} />
        </div>
      </div>
    </>
  );
}

function BusinessForm({ form }: Pick<PublishData, 'form'>) {
  useGiven('establishmentName', 'nombre');
  return (
    <PostForm name="publicar" action={form.action} words={form} hasFiles>
      <div className={css.fields}>
        <Field label={form.name} name="name" autoComplete="name" {...rules.name} />
        <Field label={form.whatsapp} name="whatsapp" inputMode="tel" autoComplete="tel" {...rules.whatsapp} />
        <Field label={form.email} name="email" inputMode="email" autoComplete="email" {...rules.email} />
        <Field
          label={form.establishmentName}
          name="establishmentName"
          autoComplete="organization"
          {...rules.establishmentName}
        />
        <Field label={form.city} name="city" defaultValue={form.cityValue} readOnly {...rules.city} />
        <SelectField label={form.district} name="district" options={form.choices.district} defaultValue="" />
        <SelectField label={form.category} name="category" options={form.choices.category} defaultValue="" />
      </div>
      <Field label={form.hours} name="hours" rows={2} placeholder={form.hoursPlaceholder} {...rules.hours} />
      <Field label={form.message} name="message" rows={4} placeholder={form.messagePlaceholder} {...rules.message} />
      <FileField
        label={form.photosLabel}
        name="photos"
        accept="image/*"
        hint={form.photosHint}
        words={{ choose: form.photosChoose, drop: form.photosDrop }}
        most={MOST_PHOTOS}
        tooMany={form.photosTooMany}
      />
    </PostForm>
  );
}

function Publishable({ title, list }: { title: string; list: PublishData['list'] }) {
  return (
    <section aria-labelledby="que-publicar">
      <h2 id="que-publicar">{title}</h2>
      <ul className={css.list}>
        {list.map(({ id, label }) => (
          <li key={id}>
            <Check size={18} aria-hidden /> {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What comes of the form: a finished card, which leads to its page. */
function Example({ example: { title, text, card } }: Pick<PublishData, 'example'>) {
  return (
    <section className={css.example} aria-labelledby="ejemplo">
      <h2 id="ejemplo">{title}</h2>
      <p>{text}</p>
      <Card card={card} layout="row" heading="h3" />
    </section>
  );
}

type BenefitsProps = { title: string } & Pick<PublishData, 'benefits' | 'claim'>;

function Benefits({ title, benefits, claim }: BenefitsProps) {
  return (
    <section className={`container ${css.why}`} aria-labelledby="beneficios">
      <h2 id="beneficios">{title}</h2>
      <ul className={css.benefits}>
        {benefits.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={css.claim}>{claim}</p>
    </section>
  );
}
