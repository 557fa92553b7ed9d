import { Poster } from '#app/components/page/poster.tsx';
import { WaysOn } from '#app/components/page/ways-on.tsx';
import { toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { Button } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import css from './screen.module.css';

/** A page without content yet: it says so, and links to what exists already. */
export default function UnderConstructionScreen({ data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { title, text, links, picture } = data;
  return (
    <div className={css.page}>
      <Poster title={title} standfirst={text} picture={picture}>
        <Button
          variant="secondary"
          size="lg"
          data-needs-script
          onClick={() => toast({ title: t('construction.toast.title'), description: t('construction.toast.text') })}
        >
          {t('construction.button')}
        </Button>
      </Poster>
      <section className={`container ${css.links}`} aria-labelledby="mientras">
        <h2 id="mientras">{t('construction.meanwhile')}</h2>
        <WaysOn ways={links} look="doors" />
      </section>
    </div>
  );
}
