import { InstallGuide } from '#app/components/offline/install-guide.tsx';
import { KeepGuide } from '#app/components/offline/keep-guide.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import type page from './page.server.ts';
import css from './screen.module.css';

export default function KeepScreen({ data }: PageProps<typeof page>) {
  const { keep, install, page, picture, links } = data;
  return (
    <>
      <Hero title={keep.title} standfirst={page.standfirst} picture={picture}>
        <KeepGuide words={keep} isTitled />
      </Hero>
      <div className="container">
        <InstallGuide words={install} />
      </div>
      <div className={css.pair}>
        <Block id="siempre" title={page.always} text={page.alwaysText}>
          <ul className={css.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Block>
        <Block id="con-senal" title={page.notThere} text={page.notThereText}>
          {null}
        </Block>
      </div>
    </>
  );
}
