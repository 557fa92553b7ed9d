import { memo } from 'react';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { Link } from '#app/components/page/link.tsx';
import { isKeptBy } from '#app/features/list/list-state.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { chatLink, telLink } from '#common/lib/text/phone.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import type { BriefList as BriefListView, BriefRow } from '#views/list-views.ts';
import css from './brief-list.module.css';

const ZONE = 'zona';
const CHAT = 'whatsapp';

type Props = { list: BriefListView /** The filter of the whole list. */; active: string };

/** The listings that nobody has described, as rows by zone: whom to call or write to. */
export function BriefList({ list: { title, note, type, path, message, zones }, active }: Props) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [search, change] = useSearchParams();
  const zone = isHydrated ? search.get(ZONE) : null;
  const isChatOnly = isHydrated && search.has(CHAT);
  const isKept = isKeptBy(isHydrated ? active : 'all');
  const isShown = (row: BriefRow) => isKept(row) && (!isChatOnly || row.whatsapp !== null);
  const counted = zones.map(({ name, rows }) => ({ name, rows, count: rows.filter(isShown).length }));
  const choose = (name: string) =>
    change((next) => {
      if (next.get(ZONE) === name) next.delete(ZONE);
      else next.set(ZONE, name);
    });
  const toggleChat = () =>
    change((next) => {
      if (next.has(CHAT)) next.delete(CHAT);
      else next.set(CHAT, 'si');
    });
  return (
    <section className={`container ${css.brief}`} aria-labelledby="mas">
      <h2 id="mas">{title}</h2>
      <p className={css.note}>{note}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a visible legend */}
      <div className={css.zones} role="group" aria-label={t('brief.zones')} data-needs-script>
        {counted.map(({ name, count }) => (
          <button
            key={name}
            type="button"
            className={css.press}
            aria-pressed={zone === name}
            onClick={() => choose(name)}
          >
            {name} <span className={css.note}>{count}</span>
          </button>
        ))}
        <button type="button" className={css.press} aria-pressed={isChatOnly} onClick={toggleChat}>
          {t('brief.withChat')}
        </button>
      </div>
      {counted.map(({ name, rows, count }) => (
        <div key={name} hidden={count === 0 || (zone !== null && zone !== name)}>
          <h3>{name}</h3>
          <ul className={css.rows}>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                type={type}
                message={message}
                zone={name}
                href={`${path}/${row.id}`}
                isHidden={!isShown(row)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type RowProps = { row: BriefRow; type: string; message: string; zone: string; href: string; isHidden: boolean };

// Presses of the list's filters change few rows of a long list.
const Row = memo(({ row, type, message, zone, href, isHidden }: RowProps) => {
  const { t } = useTranslation();
  const { id, title, kind, phone, whatsapp, links } = row;
  const chat = whatsapp && { href: chatLink(whatsapp, message.replace('{name}', title)), word: 'WhatsApp' };
  const call = phone && { href: telLink(phone), word: phone };
  const profiles = links.map((link) => ({ href: link.href, word: t(`brief.links.${link.kind}`) }));
  return (
    <li hidden={isHidden}>
      <Link to={href}>{title}</Link> <span className={css.note}>{kind}</span>
      <span className={css.ways}>
        {[chat, call, ...profiles].map(
          (way) =>
            way && (
              <a key={way.href} href={way.href} aria-label={`${way.word} ${title}`} {...(way !== call && OUTSIDE)}>
                {way.word}
              </a>
            ),
        )}
        <HeartButton favourite={{ id, type, name: title, location: zone, phone, whatsapp }} />
      </span>
    </li>
  );
});

const OUTSIDE = { target: '_blank', rel: 'noopener' };
