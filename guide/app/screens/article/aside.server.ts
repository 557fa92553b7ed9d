import type { BuildContext } from '#app/page/build-context.ts';
import { emergencyLines } from '#app/page/emergency.server.ts';
import { officeNumbers } from '#app/page/tourist-office.server.ts';
import type { PostView } from '#app/screens/blog/page.server.ts';
import { placeAt } from '#catalog/places/read-places.ts';
import type { Post } from '#catalog/posts/read-posts.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { telLink } from '#common/lib/text/phone.ts';
import type { Link } from '#views/views.ts';
import { type ArticlePart, hoursOf } from './parts.server.ts';

/** A link, with a line below it where there is more to say, in the language `lang` if that differs from the page's. */
export type NotedLink = Link & { note?: string; lang?: string | undefined };

/** What helps beside an article: how far its places are, whom to call, and what to read next. */
export type Aside = {
  far: { title: string; items: NotedLink[] };
  call: { title: string; items: NotedLink[]; all: Link };
  /** Its day, hour by hour; null for an article that tells none. */
  hours: ReturnType<typeof hoursOf>;
  more: { title: string; items: (Link & { lang?: string | undefined; picture: Picture })[] };
};

/** `posts`: all articles, of which it names the others. */
export function asideOf(context: BuildContext, post: Post, parts: ArticlePart[], posts: PostView[]): Aside {
  const { catalogue, language, t } = context;
  const { href, label } = context.linkTo(paths.phones);
  const kilometres = new Intl.NumberFormat(context.locale, { maximumFractionDigits: 0 });
  const places = post.in(language).related.flatMap((link) => placeAt(catalogue.places, link) ?? []);
  return {
    far: {
      title: t('article.far'),
      items: places.map(({ path, in: inLanguage }) => {
        const { title, distanceKm, driveTime, lang } = inLanguage(language);
        const note =
          distanceKm === 0
            ? t('place.inCity')
            : `${t('place.km', { km: kilometres.format(distanceKm) })} · ${driveTime}`;
        return { href: path, label: title, note, lang };
      }),
    },
    call: {
      title: t('article.call'),
      items: [
        ...emergencyLines(context)
          .slice(0, 1)
          .map(({ number, name }) => ({ href: telLink(number), label: number, note: name })),
        ...officeNumbers(context)
          .slice(0, 1)
          .map((office) => ({ ...office, note: t('article.office') })),
      ],
      all: { href, label },
    },
    hours: hoursOf(parts),
    more: {
      title: t('article.more'),
      items: posts
        .filter(({ href }) => href !== post.path)
        .map(({ href, title, lang, picture }) => ({ href, label: title, lang, picture })),
    },
  };
}
