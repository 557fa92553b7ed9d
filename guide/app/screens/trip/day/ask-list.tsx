import { Phone } from 'lucide-react';
import { Link } from '#app/components/page/link.tsx';
import type { Ask } from '#app/features/trip/warnings/asks.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { telLink } from '#common/lib/text/phone.ts';
import css from './warning-list.module.css';

/** What the guide does not know about the trip, once, with the number to call where there is one. */
export function AskList({ asks }: { asks: Ask[] }) {
  const { t } = useTranslation();
  if (asks.length === 0) return null;
  return (
    <section aria-labelledby="preguntar">
      <h2 id="preguntar" className={css.title}>
        {t('trip.asks.title')}
      </h2>
      {asks.map(({ code, things }) => (
        <details key={code} className={css.ask}>
          <summary>{t(`trip.asks.${code}`, { count: things.length })}</summary>
          <ul>
            {things.map(({ type, id, name, href, phone, askAt = [] }) => (
              <li key={`${type} ${id}`}>
                <Link to={href}>{name}</Link>
                {phone && (
                  <a href={telLink(phone)}>
                    <Phone size={18} aria-hidden /> <span className="visually-hidden">{name}: </span>
                    {phone}
                  </a>
                )}
                {!phone &&
                  askAt.map((operator) => (
                    <a key={operator.phone} href={telLink(operator.phone)}>
                      <Phone size={18} aria-hidden /> {t('trip.asks.askAt', operator)}
                    </a>
                  ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
