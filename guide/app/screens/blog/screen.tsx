import { PostLine } from '#app/components/forms/post-line.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { PostTags } from '#app/components/page/post-tags.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import type page from './page.server.ts';
import type { PostView } from './page.server.ts';
import css from './screen.module.css';

/** The `sizes` of a picture: the list has as many columns as fit. */
const SIZES =
  '(min-width: 1288px) 375px, (min-width: 1024px) calc(33.3vw - 54px), (min-width: 700px) calc(50vw - 58px), calc(100vw - 54px)';

export default function BlogScreen({ data }: PageProps<typeof page>) {
  const { title, standfirst, picture, posts, tagsLabel, readLabel } = data;
  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      <ul className={`container ${css.posts}`}>
        {posts.map((post) => (
          <li key={post.href}>
            <PostCard post={post} tagsLabel={tagsLabel} readLabel={readLabel} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PostCard({ post, tagsLabel, readLabel }: { post: PostView; tagsLabel: string; readLabel: string }) {
  const { href, title, lang, excerpt, picture, tags } = post;
  return (
    <article className={css.post}>
      <div className={css.print} lang={lang}>
        <Picture picture={picture} sizes={SIZES} />
      </div>
      <div className={css.words}>
        <h2 lang={lang}>
          <Link className={css.name} to={href}>
            {title}
          </Link>
        </h2>
        <PostLine post={post} />
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
