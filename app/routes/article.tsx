import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '#app/components/back-link.tsx';
import { Card } from '#app/components/card.tsx';
import { Link } from '#app/components/link.tsx';
import { MissingListing } from '#app/components/missing-listing.tsx';
import { Picture } from '#app/components/picture.tsx';
import { PostLine } from '#app/components/post-line.tsx';
import { PostTags } from '#app/components/post-tags.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { FacebookMark, XMark } from '#app/components/social-marks.tsx';
import { WhatsappMark } from '#app/components/whatsapp-mark.tsx';
import type { Network } from '#app/lib/share-links.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { usePage } from '#app/use-page.ts';
import css from './article.module.css';
import type { Article, ArticleData } from './article.server.ts';

const WIDE = '(min-width: 900px) 780px, calc(100vw - 54px)';
const TEASER =
  '(min-width: 1288px) 375px, (min-width: 1024px) calc(33.3vw - 54px), (min-width: 700px) calc(50vw - 58px), calc(100vw - 54px)';

export default function ArticlePage() {
  const { path, data } = usePage<ArticleData>();
  const { back, article, missing } = data;
  if (!article) return <MissingListing back={back} words={missing} />;
  const { title, excerpt, picture, tags, tagsLabel, html } = article;
  return (
    <article key={path}>
      <div className={`container ${css.article}`}>
        <BackLink {...back}>
          <ArrowLeft size={20} aria-hidden /> {back.label}
        </BackLink>
        <header className={css.heading}>
          <h1>{title}</h1>
          <p className={css.excerpt}>{excerpt}</p>
          <PostLine post={article} />
          <PostTags label={tagsLabel} tags={tags} />
        </header>
        {picture && (
          <figure className={css.print}>
            <Picture picture={picture} sizes={WIDE} priority="first" />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        )}
        <RichText html={html} />
        <Share share={article.share} />
      </div>
      <Related related={article.related} />
      <div className={`container ${css.end}`}>
        <BackLink {...back}>
          <ArrowLeft size={20} aria-hidden /> {back.label}
        </BackLink>
      </div>
    </article>
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
            <a className={buttonClass('outline')} href={href} aria-label={label} target="_blank" rel="noopener">
              {marks[network]} {network}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ related: { title, places, cards } }: { related: Article['related'] }) {
  if (places.length + cards.length === 0) return null;
  return (
    <section className={css.band} aria-labelledby="relacionados">
      <div className={`container ${css.related}`}>
        <h2 id="relacionados">{title}</h2>
        <ul>
          {places.map(({ href, title, text, picture }) => (
            <li key={href} className={css.place}>
              <div className={css.placePrint}>
                <Picture picture={picture} sizes={TEASER} />
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
      </div>
    </section>
  );
}
