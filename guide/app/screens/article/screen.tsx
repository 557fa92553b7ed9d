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
import { Beside, Call, Far, Hours, More } from './aside.tsx';
import type page from './page.server.ts';
import type { Article } from './page.server.ts';
import type { ArticlePart } from './parts.server.ts';
import css from './screen.module.css';

const WIDE =
  '(min-width: 1288px) 681px, (min-width: 1024px) calc(58.3vw - 70px), (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
const INNER =
  '(min-width: 1288px) 720px, (min-width: 1024px) calc(58.3vw - 46px), (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
const WHOLE = '(min-width: 1288px) 1240px, (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
const TEASER =
  '(min-width: 1288px) 375px, (min-width: 1024px) calc(33.3vw - 54px), (min-width: 700px) calc(50vw - 58px), calc(100vw - 54px)';

const LEAD = `(min-width: 1288px) 587px, (min-width: 1024px) calc(50vw - 46px), ${TEASER}`;

export default function ArticleScreen({ path, data }: PageProps<typeof page>) {
  const { back, article, missing } = data;
  if (!article) return <MissingListing back={back} words={missing} />;
  const { title, lang, excerpt, picture, tags, tagsLabel, parts, map, aside } = article;
  const chapters = chaptersOf(parts);
  const last = chapters.length - 1;
  const [first, second] = [Math.min(1, last), Math.min(2, last)];
  const isMapBeside = map !== null && map.height > map.width && first > 0;
  const onward = (
    <>
      <More more={aside.more} />
      <Share share={article.share} />
    </>
  );
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
        {chapters.map((chapter, index) => (
          <Fragment key={chapter.parts[0]?.html}>
            <div className={css.text}>
              {chapter.parts.map(({ html, picture }) => (
                <Fragment key={html}>
                  <RichText html={html} lang={lang} />
                  {picture && <Print picture={picture} sizes={INNER} />}
                  {html === parts[0]?.html && map && !isMapBeside && <RoadMap map={map} />}
                </Fragment>
              ))}
            </div>
            {index === 0 && map && isMapBeside && (
              <Beside chapter={0}>
                <RoadMap map={map} />
              </Beside>
            )}
            {chapter.wide && (
              <div className={css.wide}>
                <Print picture={chapter.wide} sizes={WHOLE} />
              </div>
            )}
          </Fragment>
        ))}
        <div className={css.tags}>
          <PostTags label={tagsLabel} tags={tags} lang={lang} />
        </div>
        {/* After the tale, beside whose chapters a wide window has room for them. */}
        <Beside chapter={first}>
          {aside.hours && <Hours hours={aside.hours} />}
          <Far far={aside.far} />
          <Call call={aside.call} />
          {second === first && onward}
        </Beside>
        {second > first && <Beside chapter={second}>{onward}</Beside>}
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

type Chapter = { parts: ArticlePart[]; wide: PictureView | null };

/** The first print takes the whole width, and every other one after it: each ends a chapter. */
function chaptersOf(parts: ArticlePart[]): Chapter[] {
  const chapters: Chapter[] = [];
  let open: ArticlePart[] = [];
  let prints = 0;
  for (const { html, picture } of parts) {
    const isWide = picture !== null && prints++ % 2 === 0;
    open.push({ html, picture: isWide ? null : picture });
    if (isWide) chapters.push({ parts: open, wide: picture });
    if (isWide) open = [];
  }
  return open.length > 0 ? [...chapters, { parts: open, wide: null }] : chapters;
}

function Print({ picture, sizes }: { picture: PictureView; sizes: string }) {
  return (
    <figure className={css.inner}>
      <Picture picture={picture} sizes={sizes} />
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
