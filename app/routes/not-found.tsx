import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFrame } from '#app/components/frame-context.tsx';
import { Hero } from '#app/components/hero.tsx';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
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
          <form className={css.search} action={paths.guide}>
            <label htmlFor="buscar">{t('notFound.search')}</label>
            <input id="buscar" name="q" type="search" />
            <button className={buttonClass('default')} type="submit">
              {t('notFound.submit')}
            </button>
          </form>
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
