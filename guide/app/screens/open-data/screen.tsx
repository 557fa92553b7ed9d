import { Download } from 'lucide-react';
import { Fragment } from 'react';
import { Hero } from '#app/components/page/hero.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import css from './screen.module.css';

export default function OpenDataScreen({ data }: PageProps<typeof page>) {
  const { title, intro, picture, poster, itemsTitle, items, contact, fields, licence } = data;
  return (
    <>
      <Hero title={title} standfirst={intro} picture={picture} />
      <div className={`container ${css.page}`}>
        <section aria-labelledby="afiche" className={css.poster}>
          <h2 id="afiche">{poster.title}</h2>
          <p>{poster.text}</p>
          <a className={buttonClass()} href={poster.href} download>
            <Download size={18} aria-hidden /> {poster.label}
          </a>
        </section>
        <section aria-labelledby="archivos">
          <h2 id="archivos">{itemsTitle}</h2>
          <ul className={css.files}>
            {items.map(({ href, name, text }) => (
              <li key={href} className={css.file}>
                <a href={href} download>
                  {name}
                </a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {contact && <p className={css.note}>{contact.split(PATH).map(asPath)}</p>}
        </section>
        <section aria-labelledby="campos" className={css.pair}>
          <h2 id="campos">{fields.title}</h2>
          <dl className={css.fields}>
            {fields.rows.map(({ name, text }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="licencia" className={css.pair}>
          <h2 id="licencia">{licence.title}</h2>
          {licence.paragraphs.map((paragraph) => (
            <p key={paragraph} className={css.note}>
              {paragraph}
            </p>
          ))}
          <ul className={css.links}>
            {licence.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** An address within the site, or the end of one. */
const PATH = /(\/[\w/.-]*[\w/]|\.vcf)/;
/** A folder with the "/" behind it, or the last name. */
const STEP = /\/?[^/]+\/?|\//g;

/** Every second part of a text that was split there is a path, whose lines end after a "/". */
const asPath = (part: string, index: number) =>
  index % 2 === 1 ? (
    <code key={index}>
      {(part.match(STEP) ?? []).map((step, number) => (
        <Fragment key={step}>
          {number > 0 && <wbr />}
          {step}
        </Fragment>
      ))}
    </code>
  ) : (
    part
  );
