import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { PostLine } from '#app/components/post-line.tsx';
import { PostTags } from '#app/components/post-tags.tsx';
import { usePage } from '#app/use-page.ts';
import css from './blog.module.css';
import type { BlogData, Post } from './blog.server.ts';

/** As many columns as fit. */
const SIZES =
  '(min-width: 1288px) 375px, (min-width: 1024px) calc(33.3vw - 54px), (min-width: 700px) calc(50vw - 58px), calc(100vw - 54px)';

export default function BlogPage() {
  const { title, standfirst, picture, posts, tagsLabel, readLabel } = usePage<BlogData>().data;
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

function PostCard({ post, tagsLabel, readLabel }: { post: Post; tagsLabel: string; readLabel: string }) {
  const { href, title, excerpt, picture, tags } = post;
  return (
    <article className={css.post}>
      {picture && (
        <div className={css.print}>
          <Picture picture={picture} sizes={SIZES} />
        </div>
      )}
      <div className={css.words}>
        <h2>
          <Link className={css.name} to={href}>
            {title}
          </Link>
        </h2>
        <PostLine post={post} />
        <p>{excerpt}</p>
        <PostTags label={tagsLabel} tags={tags} />
        {/* Says again where the whole card leads. */}
        <p className={css.read} aria-hidden>
          {readLabel}
        </p>
      </div>
    </article>
  );
}
