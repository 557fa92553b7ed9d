import { useEffect } from 'react';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Rings } from '#app/components/page/rings.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { useReload } from '#engine/navigation/context.ts';
import type page from './page.server.ts';
import css from './screen.module.css';

/** Replaces a page that is not stored on this device while there is no signal. */
export default function StandInScreen({ data }: PageProps<typeof page>) {
  const { title, text, always, retry, links } = data;
  const reload = useReload();
  useEffect(() => {
    const again = () => void reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [reload]);
  return (
    <>
      <Hero title={title} standfirst={text}>
        <Button data-needs-script size="lg" onClick={() => void reload()}>
          {retry}
        </Button>
        <p>{always}</p>
        <ul className={css.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link className={buttonClass('outline')} to={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Hero>
      <div className={css.sunset}>
        <Rings size={280} />
      </div>
    </>
  );
}
