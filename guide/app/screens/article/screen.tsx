import { ArrowLeft } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Card } from '#app/components/cards/card.tsx';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { FacebookMark } from '#app/components/cards/social-marks.tsx';
import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { XMark } from '#app/components/cards/x-mark.tsx';
import { DatedPrices } from '#app/components/facts/dated-prices.tsx';
import { PostLine } from '#app/components/forms/post-line.tsx';
import { byTheme } from '#app/components/gallery/by-theme.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { MissingListing } from '#app/components/list/missing-listing.tsx';
import { OwnMap } from '#app/components/map/own-map.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Link } from '#app/components/page/link.tsx';
import { PostTags } from '#app/components/page/post-tags.tsx';
import { RichText } from '#app/components/page/rich-text.tsx';
import { AddToTrip } from '#app/components/trip/add-to-trip.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import type { Network } from '#common/lib/address/share-links.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import { unbroken } from '#common/lib/text/unbroken.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type { OwnMap as MapView } from '#views/views.ts';
import { Aside } from './aside.tsx';
import type page from './page.server.ts';
import type { Article } from './page.server.ts';
import css from './screen.module.css';

const WIDE =
  '(min-width: 1288px) 681px, (min-width: 1024px) calc(58.3vw - 70px), (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
const INNER =
  '(min-width: 1288px) 720px, (min-width: 1024px) calc(58.3vw - 46px), (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
const TEASER =
  '(min-width: 1288px) 375px, (min-width: 1024px) calc(33.3vw - 54px), (min-width: 700px) calc(50vw - 58px), calc(100vw - 54px)';

const LEAD = `(min-width: 1288px) 587px, (min-width: 1024px) calc(50vw - 46px), ${TEASER}`;

export default function ArticleScreen({ path, data }: PageProps<typeof page>) {
  const { back, article, missing } = data;
  if (!article) return <MissingListing back={back} words={missing} />;
  const { title, lang, excerpt, picture, tags, tagsLabel, parts, map } = article;
  const { sheet, caption } = byTheme(picture, WIDE);
  const id = path.slice(path.lastIndexOf('/') + 1);
  return (
    <article key={path}>
      <div className={`container ${css.article}`}>
        <BackLink {...back}>
          <ArrowLeft size={20} aria-hidden /> {back.label}
        </BackLink>
        <header className={css.heading}>
          <h1 lang={lang}>{unbroken(title)}</h1>
          <p className={css.excerpt} lang={lang}>
            {excerpt}
          </p>
          <PostLine post={article} />
          <div className={css.keep}>
            <AddToTrip item={{ type: 'nota', id, name: title }} also={article.named} />
            <HeartButton favourite={{ type: 'nota', id, name: title, image: singleFile(picture) }} />
          </div>
        </header>
        <figure className={css.print} lang={lang}>
          {sheet}
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        <div className={css.text}>
          {parts.map(({ html, picture }, index) => (
            <Fragment key={html}>
              <RichText html={html} lang={lang} />
              {picture && <Print picture={picture} />}
              {index === 0 && map && <RoadMap map={map} />}
            </Fragment>
          ))}
          <PostTags label={tagsLabel} tags={tags} lang={lang} />
        </div>
        <Aside aside={article.aside}>
          <Share share={article.share} />
        </Aside>
      </div>
      <Below>
        <Related related={article.related} />
        <div className={`container ${css.end}`}>
          <BackLink {...back}>
            <ArrowLeft size={20} aria-hidden /> {back.label}
          </BackLink>
        </div>
      </Below>
    </article>
  );
}

function Print({ picture }: { picture: PictureView }) {
  return (
    <figure className={css.inner}>
      <Picture picture={picture} sizes={INNER} />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}

function RoadMap({ map }: { map: MapView }) {
  return (
    <div className={css.map} style={{ '--shape': map.width / map.height } as CSSProperties}>
      <OwnMap map={map} />
      <p>
        <Link to={map.link.href}>{map.link.label}</Link>
      </p>
    </div>
  );
}

const marks: Record<Network, ReactNode> = { Facebook: <FacebookMark />, X: <XMark />, WhatsApp: <WhatsappMark /> };

function Share({ share: { title, links } }: { share: Article['share'] }) {
  return (
    <section className={css.share} aria-labelledby="compartir">
      <h2 id="compartir">{title}</h2>
      <ul>
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <a
              data-press="compartir"
              className={buttonClass('outline')}
              href={href}
              aria-label={label}
              target="_blank"
              rel="noopener"
            >
              {marks[network]} {network}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ related: { title, places, cards } }: { related: Article['related'] }) {
  const count = places.length + cards.length;
  if (count === 0) return null;
  return (
    <section className={css.band} aria-labelledby="relacionados">
      <div className={`container ${css.related}`}>
        <h2 id="relacionados">{title}</h2>
        <ul>
          {places.map(({ href, title, text, picture, lang }, index) => (
            <li key={href} className={css.place} lang={lang}>
              <div className={css.placePrint}>
                <Picture picture={picture} sizes={index === 0 && count % 3 === 1 ? LEAD : TEASER} />
              </div>
              <h3>
                <Link className={css.name} to={href}>
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
          {cards.map((card) => (
            <li key={card.href}>
              <Card card={card} heading="h3" />
            </li>
          ))}
        </ul>
        <DatedPrices cards={cards} />
      </div>
    </section>
  );
}
