import { MapPin, MessageCircle, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toggleFavourite } from '#app/features/favourites/favourites.ts';
import type { CompletedFavourite } from '#app/features/favourites/use-completed.ts';
import { chatLink, telLink } from '#app/lib/phone.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import css from './favourite-card.module.css';

/** A saved listing, as this browser remembers it. */
export function FavouriteCard({ favourite }: { favourite: CompletedFavourite }) {
  const { t } = useTranslation();
  const { id, type, image, location, href } = favourite;
  const name = favourite.name ?? t('favourites.unnamed');
  const contact = contactLink(favourite, t('favourites.message', { name }));
  return (
    <article className={css.card}>
      <div className={css.print}>{image && <img src={image} alt="" width={1200} height={900} loading="lazy" />}</div>
      <h2 className={css.title}>{href ? <Link to={href}>{name}</Link> : name}</h2>
      {location && (
        <p className={css.location}>
          <MapPin size={16} aria-hidden /> {location}
        </p>
      )}
      <div className={css.buttons}>
        {contact ? (
          <a className={buttonClass('default', 'sm')} href={contact} target="_blank" rel="noopener">
            <MessageCircle size={18} aria-hidden /> {t('favourites.contact')}
          </a>
        ) : (
          <Button size="sm" disabled>
            {t('favourites.noContact')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-label={t('heart.remove', { name })}
          onClick={() => toggleFavourite({ id, type })}
        >
          <Trash2 size={18} aria-hidden /> {t('favourites.remove')}
        </Button>
      </div>
    </article>
  );
}

function contactLink({ whatsapp, phone }: CompletedFavourite, message: string): string | null {
  if (whatsapp) return /^https:/.test(whatsapp) ? whatsapp : chatLink(whatsapp, message);
  return phone ? telLink(phone) : null;
}
