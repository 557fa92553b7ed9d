import { memo } from 'react';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { chatLink, telLink } from '#common/lib/text/phone.ts';
import type { BriefList as BriefListView, BriefRow } from '#views/list-views.ts';
import css from './brief-list.module.css';

type Props = { list: BriefListView; isShown: (row: BriefRow) => boolean };

/** As many rows as may be near the first screen, where a row that is skipped until it is near would move those below it. */
const FIRST_ROWS = 12;

/** The listings that nobody has described, as rows by zone: whom to call or write to. */
export function BriefList({ list: { title, note, type, path, message, zones }, isShown }: Props) {
  const first = new Set(zones.flatMap(({ rows }) => rows).slice(0, FIRST_ROWS));
  return (
    <section className={`container ${css.brief}`} aria-labelledby="mas" data-brief>
      <h2 id="mas">{title}</h2>
      <p className={css.note}>{note}</p>
      {zones.map(({ name, rows }) => (
        <div key={name} hidden={!rows.some(isShown)}>
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
                isFirst={first.has(row)}
                isHidden={!isShown(row)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type RowProps = { row: BriefRow; type: string; message: string; zone: string; href: string } & Record<
  'isFirst' | 'isHidden',
  boolean
>;

// Presses of the list's filters change few rows of a long list.
const Row = memo(({ row, type, message, zone, href, isFirst, isHidden }: RowProps) => {
  const { t } = useTranslation();
  const { id, title, kind, phone, whatsapp, links } = row;
  const chat = whatsapp && {
    href: chatLink(whatsapp, message.replace('{name}', title)),
    word: 'WhatsApp',
    number: whatsapp === phone ? undefined : whatsapp,
  };
  const call = phone && { href: telLink(phone), word: phone, number: phone };
  const profiles = links.map((link) => ({ href: link.href, word: t(`brief.links.${link.kind}`), number: undefined }));
  return (
    <li className={isFirst ? css.first : undefined} hidden={isHidden}>
      <Link to={href}>{title}</Link> <span className={css.note}>{kind}</span>
      <span className={css.ways}>
        {[chat, call, ...profiles].map(
          (way) =>
            way && (
              <a
                key={way.href}
                href={way.href}
                aria-label={`${way.word} ${title}`}
                data-number={way.number}
                {...(way !== call && OUTSIDE)}
              >
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
