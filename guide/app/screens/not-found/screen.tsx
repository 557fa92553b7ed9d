import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Poster } from '#app/components/page/poster.tsx';
import { WaysOn } from '#app/components/page/ways-on.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { paths } from '#common/lib/address/paths.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import css from './screen.module.css';

/** The page for an address that the guide does not have. */
export default function NotFoundScreen({ data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { menus } = useLayout();
  const { title, text, picture, links = [], places } = data;
  return (
    <>
      <div className={css.opening}>
        <Poster title={title} standfirst={text} picture={picture}>
          <search>
            <SearchForm id="buscar" />
          </search>
        </Poster>
      </div>
      {links.length > 0 && (
        <nav className={`container ${css.links}`} aria-label={t('notFound.onward')}>
          <ul className={css.list}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className={`container ${css.links}`} aria-labelledby="lugares">
        <h2 id="lugares">{places.title}</h2>
        <WaysOn ways={places.ways} look="posters" />
      </section>
      <section className={`container ${css.links}`} aria-labelledby="secciones">
        <h2 id="secciones">{t('notFound.sections')}</h2>
        <ul className={css.list}>
          {menus
            .filter(({ id }) => id !== 'places')
            .map(({ id, links }) =>
              links.map(({ href, label }) => (
                <li key={`${id}${href}`}>
                  <Link to={href}>{label}</Link>
                </li>
              )),
            )}
        </ul>
        <p>
          <Link className={buttonClass('outline')} to={paths.home}>
            {t('notFound.home')}
          </Link>
        </p>
      </section>
    </>
  );
}
