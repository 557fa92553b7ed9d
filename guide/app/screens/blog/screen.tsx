import { PostLine } from '#app/components/forms/post-line.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { PostTags } from '#app/components/page/post-tags.tsx';
import { WaysOn } from '#app/components/page/ways-on.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { unbroken } from '#common/lib/text/unbroken.ts';
import type page from './page.server.ts';
import type { PostView } from './page.server.ts';
import css from './screen.module.css';

/** The `sizes` of a picture: the newest article's, and those of the list, which has as many columns as fit. */
const LEAD = '(min-width: 1288px) 712px, (min-width: 900px) calc(58vw - 54px), calc(100vw - 54px)';
const SIZES = '(min-width: 1288px) 586px, (min-width: 700px) calc(50vw - 58px), calc(100vw - 54px)';

export default function BlogScreen({ data }: PageProps<typeof page>) {
  const { title, standfirst, picture, posts, tagsLabel, readLabel, routes } = data;
  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} isBrief />
      <ul className={`container ${css.posts}`}>
        {posts.map((post, index) => (
          <li key={post.href}>
            <PostCard post={post} isLead={index === 0} tagsLabel={tagsLabel} readLabel={readLabel} />
          </li>
        ))}
      </ul>
      {routes.ways.length > 0 && (
        <section className={`container ${css.routes}`} aria-labelledby="rutas">
          <h2 id="rutas">{routes.title}</h2>
          <WaysOn ways={routes.ways} look="trio" />
        </section>
      )}
    </>
  );
}

type PostProps = { post: PostView; isLead: boolean; tagsLabel: string; readLabel: string };

function PostCard({ post, isLead, tagsLabel, readLabel }: PostProps) {
  const { href, title, lang, excerpt, picture, tags } = post;
  return (
    <article className={css.post}>
      <div className={css.print} lang={lang}>
        <Picture picture={picture} sizes={isLead ? LEAD : SIZES} priority={isLead ? 'first' : 'late'} />
      </div>
      <div className={css.words}>
        <h2 lang={lang}>
          <Link className={css.name} to={href}>
            {unbroken(title)}
          </Link>
        </h2>
        <PostLine post={post} hasAuthor={false} />
        <p lang={lang}>{excerpt}</p>
        <PostTags label={tagsLabel} tags={tags} lang={lang} />
        {/* Hidden from screen readers: the whole card is already a link. */}
        <p className={css.read} aria-hidden>
          {readLabel}
        </p>
      </div>
    </article>
  );
}
