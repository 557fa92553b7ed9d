import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { MapPicture } from '#app/components/map/map-picture.tsx';
import { useNearAfterScroll } from '#app/features/scroll/use-near-after-scroll.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { useSignal } from '#common/lib/hooks/use-signal.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import type { Section } from '#views/views.ts';
import css from './sections.module.css';

type Props = { section: Extract<Section, { kind: 'map' }> };

/** The map loads when the visitor scrolls to it or asks for it: until then no third party learns about the visit. */
export function MapEmbed({ section: { title, place, embed, link, linkLabel, note, own } }: Props) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const { ref, isNear } = useNearAfterScroll();
  const hasSignal = useSignal();
  return (
    <div className={css.map} ref={ref}>
      <div className={css.frame}>
        {embed && hasSignal && (isWanted || isNear) ? (
          <iframe title={`${title} ${place}`} src={embed} loading="lazy" referrerPolicy="no-referrer" allowFullScreen />
        ) : (
          <div className={css.placeholder}>
            {own ? <MapPicture map={own} /> : <p className={css.place}>{place}</p>}
            {embed && !hasSignal && <p role="status">{t('needsSignal')}</p>}
            {embed && hasSignal && (
              <Button data-needs-script variant="outline" onClick={() => setIsWanted(true)}>
                {t('map.show')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={css.note}>{note}</p>
      <a className={buttonClass('outline')} href={link} target="_blank" rel="noopener">
        <MapPin size={18} aria-hidden /> {linkLabel ?? t('map.open')}
      </a>
    </div>
  );
}
