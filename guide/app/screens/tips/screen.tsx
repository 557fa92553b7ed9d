import { MapPin, TriangleAlert } from 'lucide-react';
import { FactRows } from '#app/components/cards/fact-rows.tsx';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { WithAge } from '#app/components/facts/with-age.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { LeadGallery } from '#app/components/gallery/lead-gallery.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Poster } from '#app/components/page/poster.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Fold } from '#common/ui/fold.tsx';
import type page from './page.server.ts';
import type { Tip, TipsData } from './page.server.ts';
import css from './screen.module.css';

const AUTOPLAY_MS = 3000;

export default function TipsScreen({ data }: PageProps<typeof page>) {
  const { hero, intro, tips, climate, office, warning, pictures, trust } = data;
  return (
    <>
      <div className={css.opening}>
        <Poster title={hero.title} standfirst={hero.subtitle} picture={hero.picture}>
          <p>{intro}</p>
        </Poster>
      </div>
      <div className={`container ${css.columns}`}>
        <section className={css.topics} aria-labelledby="temas">
          <h2 id="temas" className="visually-hidden">
            {tips.title}
          </h2>
          <div>
            {tips.items.map((tip) => (
              <TipDetails key={tip.id} tip={tip} />
            ))}
          </div>
        </section>
        <div className={css.aside}>
          <Warning warning={warning} />
          <Office office={office} />
        </div>
      </div>
      <LeadGallery title={hero.title} pictures={pictures} autoplayMs={AUTOPLAY_MS} stopOnInteraction={false}>
        <Climate climate={climate} />
      </LeadGallery>
      <PageTrust trust={trust}>
        <KnowForm isJoined />
      </PageTrust>
    </>
  );
}

function TipDetails({ tip: { id, title, isOpen, intro, items, age, link } }: { tip: Tip }) {
  return (
    <Fold id={id} name="consejos" open={isOpen} heading={<h3>{title}</h3>}>
      <div className={css.answer}>
        <p>{intro}</p>
        <WithAge as="div" age={age}>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </WithAge>
        {link && <Link to={link.href}>{link.label}</Link>}
      </div>
    </Fold>
  );
}

function Climate({ climate: { title, text, items } }: { climate: TipsData['climate'] }) {
  return (
    <section className={css.card} aria-labelledby="clima">
      <h2 id="clima">{title}</h2>
      <p>{text}</p>
      <dl className={css.climate}>
        {items.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Warning({ warning: { title, text } }: { warning: TipsData['warning'] }) {
  return (
    <section className={css.warning} aria-labelledby="aviso">
      <h2 id="aviso">
        <TriangleAlert size={26} aria-hidden /> {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}

function Office({ office: { title, text, rows, map } }: { office: TipsData['office'] }) {
  return (
    <section className={css.card} aria-labelledby="oficina">
      <h2 id="oficina">{title}</h2>
      <p>{text}</p>
      <FactRows rows={rows} />
      <a
        className={buttonClass('outline')}
        href={map.href}
        aria-label={`${map.label}: ${title}`}
        target="_blank"
        rel="noopener"
      >
        <MapPin size={18} aria-hidden /> {map.label}
      </a>
    </section>
  );
}
