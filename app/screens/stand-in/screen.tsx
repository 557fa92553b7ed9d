import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type page from './page.server.ts';
import css from './screen.module.css';

/** An address that is not on this device, while there is no signal. */
export default function StandInScreen({ data }: PageProps<typeof page>) {
  const { title, text, retry, links } = data;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <Hero title={title} standfirst={text}>
      <ul className={css.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link className={buttonClass('outline')} to={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button data-needs-script onClick={() => void revalidate()}>
        {retry}
      </Button>
    </Hero>
  );
}
