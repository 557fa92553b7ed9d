import { Check, Clock, MessageCircle, PencilLine, Phone, PhoneMissed } from 'lucide-react';
import type { CheckAnswer } from '#common/contracts/desk/orders.ts';
import type { Call } from '#common/contracts/desk/snapshot.ts';
import { chatLink, telLink } from '#common/lib/text/phone.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { dayText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import css from './call-card.module.css';

type Props = { call: Call; onAnswer: (answer: CheckAnswer) => void };

/** A telephone number and nothing else: a page may hold several, each of somebody else. */
const NUMBER = /^\+?[\d\s()-]{6,}$/;

/** Whether somebody can be called or written to. */
export const canBeAsked = ({ phone, whatsapp, facts }: Call): boolean =>
  Boolean(phone || whatsapp) || facts.some(({ value }) => value !== null && NUMBER.test(value));

/** One call: its name, the question, ways to get in touch, and buttons for the three possible answers. */
export function CallCard({ call, onAnswer }: Props) {
  const { name, facts, phone, whatsapp, question } = call;
  const text = words.today;
  const isNumberless = !phone && !whatsapp;
  const known = facts.filter(({ value }) => value !== null);
  const isKnown = known.length > 0;
  return (
    <article className={css.card}>
      <h3>{name}</h3>
      <div>
        <p className={css.ask}>{text.ask}</p>
        <ul className={css.facts}>
          {facts.map(({ field, label, value, lastOn }) => (
            <li key={field}>
              <strong>{label}</strong>
              <span>
                {isNumberless && value !== null && NUMBER.test(value) ? (
                  <a href={telLink(value)}>{value}</a>
                ) : (
                  (value ?? words.unknown)
                )}
              </span>
              <small>{lastOn ? text.last(dayText(lastOn)) : text.never}</small>
            </li>
          ))}
        </ul>
      </div>
      {phone || whatsapp ? (
        <div className={css.reach}>
          {phone && (
            <a className={buttonClass('outline')} href={telephone(phone)} aria-label={text.callOf(name)}>
              <Phone size={18} aria-hidden />
              {text.call}
            </a>
          )}
          {whatsapp && (
            <a
              className={buttonClass('outline')}
              href={chatLink(whatsapp, question)}
              target="_blank"
              rel="noopener"
              aria-label={text.chatOf(name)}
            >
              <MessageCircle size={18} aria-hidden />
              {text.chat}
            </a>
          )}
        </div>
      ) : (
        !canBeAsked(call) && <p className={css.ask}>{text.noPhone}</p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div className={css.answers} role="group" aria-label={text.answersOf(name)}>
        {isKnown && (
          <Button variant="ghost" className={css.same} onClick={() => onAnswer('same')}>
            <Check size={18} aria-hidden />
            {known.length > 1 ? text.allSame : text.same}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onAnswer('changed')}>
          <PencilLine size={18} aria-hidden />
          {isKnown ? text.changed : text.known}
        </Button>
        <Button variant="ghost" onClick={() => onAnswer('unreachable')}>
          {canBeAsked(call) ? <PhoneMissed size={18} aria-hidden /> : <Clock size={18} aria-hidden />}
          {canBeAsked(call) ? text.unreachable : text.later}
        </Button>
      </div>
    </article>
  );
}

/** Digits in international form get a +; short numbers and 0800 are dialled as they are. */
const telephone = (digits: string) => `tel:${digits.length > 4 && !digits.startsWith('0') ? '+' : ''}${digits}`;
