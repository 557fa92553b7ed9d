import { ExternalLink, Map as MapIcon, MapPin } from 'lucide-react';
import { useState } from 'react';
import { OwnMap } from '#app/components/map/own-map.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Button, buttonClass } from '#common/ui/button.tsx';
import type { Section } from '#views/views.ts';
import css from './sections.module.css';

type Props = { section: Extract<Section, { kind: 'map' }> };

/** A listing's location on the guide's own map. Google's map is loaded below it when the visitor asks for it. */
export function MapSection({ section: { title, place, embed, link, linkLabel, note, own } }: Props) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className={css.map}>
      {own ? <OwnMap map={own} /> : <p className={css.place}>{place}</p>}
      {(!own || own.precision === null) && <p className={css.note}>{note}</p>}
      <p className={css.mapLinks}>
        {own && (
          <Link className={buttonClass('outline')} to={own.link.href}>
            <MapIcon size={18} aria-hidden /> {own.link.label}
          </Link>
        )}
        <a className={buttonClass(own ? 'link' : 'outline')} href={link} target="_blank" rel="noopener">
          <MapPin size={18} aria-hidden /> {linkLabel ?? t('map.open')}
        </a>
        {own?.others.map(({ href, label }) => (
          <a key={href} className={buttonClass('link')} href={href} {...(href.startsWith('http') && OUTSIDE)}>
            <ExternalLink size={18} aria-hidden /> {label}
          </a>
        ))}
        {embed && !isWanted && (
          <Button data-needs-script variant="link" onClick={() => setIsWanted(true)}>
            {t('map.showGoogle')}
          </Button>
        )}
      </p>
      {embed && isWanted && (
        <div className={css.frame}>
          <iframe title={`${title} ${place}`} src={embed} referrerPolicy="no-referrer" allowFullScreen />
        </div>
      )}
    </div>
  );
}

const OUTSIDE = { target: '_blank', rel: 'noopener' } as const;
