import { ExternalLink, MapPin } from 'lucide-react';
import { Dated } from '#app/components/facts/dated.tsx';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { WithAge } from '#app/components/facts/with-age.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Poster } from '#app/components/page/poster.tsx';
import { toast } from '#app/features/toasts/toasts.ts';
import type { PageProps } from '#app/page/define-page.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import type { FishingSpot } from './page.server.ts';
import css from './screen.module.css';

/** The `sizes` of a picture, in two columns or one. */
const SIZES =
  '(min-width: 1288px) 586px, (min-width: 900px) calc(50vw - 58px), (min-width: 768px) calc(100vw - 70px), calc(100vw - 54px)';

export default function FishingScreen({ data }: PageProps<typeof page>) {
  const { hero, permit, spots, guides, regulations, trust } = data;
  return (
    <>
      <div className={css.opening}>
        <Poster title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      </div>
      <div className={css.pair}>
        <Block id="permiso" title={permit.title} text={permit.text}>
          <p>
            <Link className={buttonClass('outline')} to={permit.link.href}>
              {permit.link.label}
            </Link>
          </p>
        </Block>
        <Block id="reglamento" title={regulations.title} text={regulations.text}>
          <p className={css.rules}>
            <a href={regulations.link.href} target="_blank" rel="noopener">
              {regulations.link.label} <ExternalLink size={16} aria-hidden />
            </a>
          </p>
        </Block>
      </div>
      <Block id="lugares" title={spots.title}>
        <ul className={css.spots}>
          {spots.items.map((spot) => (
            <li key={spot.id}>
              <Spot spot={spot} />
            </li>
          ))}
        </ul>
      </Block>
      <section className="container" aria-labelledby="guias">
        <div className={css.guides}>
          <div>
            <h2 id="guias">{guides.title}</h2>
            <p>{guides.text}</p>
          </div>
          <p data-needs-script>
            <Button onClick={() => toast(guides.notice)}>{guides.button}</Button>
          </p>
        </div>
      </section>
      <PageTrust trust={trust}>
        <KnowForm isJoined />
      </PageTrust>
    </>
  );
}

function Spot({ spot }: { spot: FishingSpot }) {
  const { name, text, picture, species, season, facts, note, age, map, guide } = spot;
  return (
    <article className={css.spot}>
      <figure className={css.print}>
        <Picture picture={picture} sizes={SIZES} />
      </figure>
      <div className={css.words}>
        <h3>{name}</h3>
        <dl className={css.facts}>
          <div>
            <dt>
              <Icon name={season.icon} /> {season.label}
            </dt>
            <dd>
              <WithAge age={age}>{season.text}</WithAge>
              {note && (
                <Dated as="p" className={css.note} until={age.until}>
                  {note}
                </Dated>
              )}
            </dd>
          </div>
          {facts.map(({ icon, label, text }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} /> {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>
              <Icon name={species.icon} /> {species.label}
            </dt>
            <dd>
              <ul className={css.species}>
                {species.names.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <p>{text}</p>
        <p className={css.links}>
          {guide && <Link to={guide.href}>{guide.label}</Link>}
          <a href={map.href} target="_blank" rel="noopener" aria-label={`${map.label}: ${name}`}>
            <MapPin size={16} aria-hidden /> {map.label}
          </a>
        </p>
      </div>
    </article>
  );
}
