import { memo } from 'react';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { chatLink, telLink } from '#common/lib/text/phone.ts';
import type { BriefList as BriefListView, BriefRow } from '#views/list-views.ts';
import css from './brief-list.module.css';

type Props = {
  list: BriefListView;
  isShown: (row: BriefRow) => boolean;
  /** Whether each zone waits to be opened; a long list is an index of its zones. */
  isFolded: boolean;
};

/** The zones that were opened during this visit, so that Back restores a list at its full length. */
const opened = new Set<string>();

/** The listings that nobody has described, as rows by zone: whom to call or write to. */
export function BriefList({ list: { title, note, type, path, message, zones }, isShown, isFolded }: Props) {
  return (
    <section
      className={`container ${css.brief}`}
      aria-labelledby="mas"
      data-brief={isFolded ? 1 : zones.filter(({ rows }) => rows.some(isShown)).length}
    >
      <h2 id="mas">{title}</h2>
      <p className={css.note}>{note}</p>
      {zones.map(({ name, rows }) => {
        const id = path + name;
        const count = rows.filter(isShown).length;
        return (
          <details
            key={name}
            open={!isFolded || opened.has(id)}
            hidden={!count}
            onToggle={({ currentTarget: zone }) => {
              if (!isFolded) return;
              if (zone.open) opened.add(id);
              // Its name may have been pressed at the top of the screen, while its own place is further up.
              else if (opened.delete(id)) zone.scrollIntoView({ block: 'nearest' });
            }}
          >
            <summary>
              <h3>{`${name} (${count})`}</h3>
            </summary>
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
          </details>
        );
      })}
    </section>
  );
}

type RowProps = {
  row: BriefRow;
  type: string;
  message: string;
  zone: string;
  href: string;
  isHidden: boolean;
};

// Presses of the list's filters change few rows of a long list.
const Row = memo(({ row, type, message, zone, href, isHidden }: RowProps) => {
  const { t } = useTranslation();
  const { id, title, kind, phone, whatsapp, links } = row;
  const chat = whatsapp && ([chatLink(whatsapp, message.replace('{name}', title)), 'WhatsApp'] as const);
  const call = phone && ([telLink(phone), phone] as const);
  const profiles = links.map(({ href, kind }) => [href, t(`brief.links.${kind}`)] as const);
  return (
    <li hidden={isHidden}>
      <Link to={href}>{title}</Link> {kind && <span className={css.note}>{kind}</span>}
      <span className={css.ways}>
        {[chat, call, ...profiles].map(
          (way) =>
            way && (
              <a
                key={way[0]}
                href={way[0]}
                aria-label={`${way[1]} ${title}`}
                data-number={way === chat && whatsapp !== phone ? whatsapp : undefined}
                {...(way !== call && OUTSIDE)}
              >
                {way[1]}
              </a>
            ),
        )}
        <HeartButton favourite={{ id, type, name: title, location: zone, phone, whatsapp }} />
      </span>
    </li>
  );
});

const OUTSIDE = { target: '_blank', rel: 'noopener' };
