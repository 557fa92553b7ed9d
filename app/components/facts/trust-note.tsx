import { BadgeCheck, CircleHelp, History } from 'lucide-react';
import type { Trust, TrustLine } from '#app/catalog/facts/trust-views.ts';
import { InlineScript } from '#app/ui/inline-script.tsx';
import { Dated } from './dated.tsx';
import css from './trust-note.module.css';

const icons = { fresh: BadgeCheck, old: History, expired: History } satisfies Record<TrustLine['tone'], unknown>;

/** How far what the page says may be trusted on the day it is read: in words, with a mark beside them. */
export function TrustNote({ trust: { lines, unconfirmed, unknown } }: { trust: Trust }) {
  return (
    <div className={css.note}>
      {lines.map(({ tone, text, from, until }) => {
        const Mark = icons[tone];
        return (
          <Dated key={text + tone} as="p" className={css[tone]} from={from} until={until}>
            <Mark size={16} aria-hidden /> {text}
          </Dated>
        );
      })}
      {unconfirmed && (
        <p>
          <CircleHelp size={16} aria-hidden /> {unconfirmed}
        </p>
      )}
      {unknown && (
        <p className={css.unknown}>
          {unknown.text} <a href="#sabes">{unknown.ask}</a>
        </p>
      )}
      <InlineScript name="dated" />
    </div>
  );
}
