import { CircleOff, MapPin, MessageCircle, Trash2 } from 'lucide-react';
import { Link } from '#app/components/page/link.tsx';
import type { CompletedFavourite } from '#app/features/favourites/use-completed.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { chatLink, digits, telLink } from '#common/lib/text/phone.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import css from './favourite-card.module.css';
import { SampleMark } from './sample-mark.tsx';

/** `isContactable` is false if there is nobody to contact. `note` says that the guide no longer has it. */
type Props = { favourite: CompletedFavourite; isContactable: boolean; note: string | null; onRemove: () => void };

/** A saved listing, as this browser remembers it. */
export function FavouriteCard({ favourite, isContactable, note, onRemove }: Props) {
  const { t } = useTranslation();
  const { image, location, href, isSample } = favourite;
  const name = favourite.name ?? t('favourites.unnamed');
  const contact = contactLink(favourite, t('favourites.message', { name }));
  return (
    <article className={css.card} data-phone={favourite.phone ?? favourite.whatsapp}>
      <div className={css.print}>{image && <img src={image} alt="" width={1200} height={900} loading="lazy" />}</div>
      {isSample && (
        <p className={css.sample}>
          <SampleMark isListing />
        </p>
      )}
      <h2 className={css.title}>{href ? <Link to={href}>{name}</Link> : name}</h2>
      {note && (
        <p className={css.location}>
          <CircleOff size={16} aria-hidden /> {note}
        </p>
      )}
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
          isContactable && <p className={css.none}>{t('favourites.noContact')}</p>
        )}
        <Button variant="outline" size="sm" aria-label={t('heart.remove', { name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden /> {t('favourites.remove')}
        </Button>
      </div>
    </article>
  );
}

function contactLink({ whatsapp, phone }: CompletedFavourite, message: string): string | null {
  // Lists saved by older versions hold a chat link instead of a number.
  const number = digits(whatsapp?.replace(/^https:\/\/wa\.me\/(\d+).*$/, '$1') ?? '');
  if (number) return chatLink(number, message);
  return phone && digits(phone) ? telLink(phone) : null;
}
