import { useFrame } from '#app/components/frame-context.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { SearchForm } from '#app/components/search-form.tsx';
import { useTranslation } from '#app/i18n/words.tsx';
import { paths } from '#app/paths.ts';
import { usePage } from '#app/use-page.ts';
import css from './not-found.module.css';
import type { NotFoundData } from './not-found.server.ts';

/** An address that the guide does not have. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const { menus } = useFrame();
  const { title, text } = usePage<NotFoundData>().data;
  return (
    <>
      <Hero title={title} standfirst={text}>
        <search>
          <SearchForm id="buscar" />
        </search>
      </Hero>
      <section className={`container ${css.links}`} aria-labelledby="secciones">
        <h2 id="secciones">{t('notFound.sections')}</h2>
        <ul>
          {menus.map(({ id, links }) =>
            links.map(({ href, label }) => (
              <li key={`${id}${href}`}>
                <Link to={href}>{label}</Link>
              </li>
            )),
          )}
        </ul>
        <p>
          <Link to={paths.home}>{t('notFound.home')}</Link>
        </p>
      </section>
    </>
  );
}
