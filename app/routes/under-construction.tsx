import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { Rings } from '#app/components/rings.tsx';
import { toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { usePage } from '#app/use-page.ts';
import css from './under-construction.module.css';
import type { UnderConstructionData } from './under-construction.server.ts';

/** An address that exists before its content does: says so, and points to what there is today. */
export default function UnderConstructionPage() {
  const { t } = useTranslation();
  const { title, text, links } = usePage<UnderConstructionData>().data;
  return (
    <>
      <Hero title={title} standfirst={text}>
        <Button
          data-needs-script
          onClick={() => toast({ title: t('construction.toast.title'), description: t('construction.toast.text') })}
        >
          {t('construction.button')}
        </Button>
      </Hero>
      <section className={`container ${css.links}`} aria-labelledby="mientras">
        <Rings size={72} />
        <h2 id="mientras">{t('construction.meanwhile')}</h2>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link className={buttonClass('outline')} to={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
