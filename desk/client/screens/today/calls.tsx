import { useState } from 'react';
import type { Call } from '#common/contracts/desk/snapshot.ts';
import { Button } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { later } from '../../shell/later.ts';
import { go, href } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import { CallCard, canBeAsked } from './call-card.tsx';
import css from './today.module.css';

/** How many cards to show at first, so that the list does not discourage. */
const FIRST = 6;

const keyOf = ({ file, facts }: Call) => `${file} ${facts.map(({ field }) => field).join()}`;

type Props = {
  title: string;
  hint?: string;
  calls: Call[];
  none?: string;
  /** The list of an entry to which what changed is added, instead of being written over what was there. */
  adds?: string;
};

/** Businesses or roads to ask about; an answer removes its card at once, and can be undone for a moment. */
export function Calls({ title, hint, calls, none, adds }: Props) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const left = calls.filter((call) => !gone.has(keyOf(call)));
  const shown = isWhole ? left : left.slice(0, FIRST);

  function hide(call: Call, isGone: boolean) {
    setGone((before) => {
      const next = new Set(before);
      if (isGone) next.add(keyOf(call));
      else next.delete(keyOf(call));
      return next;
    });
  }

  function answer(call: Call, said: 'same' | 'unreachable') {
    hide(call, true);
    const takeBack = () => hide(call, false);
    // An unknown fact cannot be confirmed as unchanged.
    const asked = call.facts.filter(({ value }) => said !== 'same' || value !== null);
    const facts = asked.map(({ field }) => field);
    const send = () =>
      void ask('POST check', { file: call.file, facts, answer: said }).catch((error: unknown) => {
        takeBack();
        notify(explain(error), { tone: 'error' });
      });
    const noted = said === 'unreachable' && !canBeAsked(call) ? 'later' : said;
    later(words.today.noted[noted](call.name), send, takeBack);
  }

  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      {hint && left.length > 0 && <p className={css.none}>{hint}</p>}
      {left.length === 0 && none && <p className={css.none}>{none}</p>}
      <ul className={css.calls}>
        {shown.map((call) => (
          <li key={keyOf(call)}>
            <CallCard call={call} onAnswer={(said) => (said === 'changed' ? edit(call, adds) : answer(call, said))} />
          </li>
        ))}
      </ul>
      {left.length > shown.length && (
        <Button variant="outline" onClick={() => setWhole(true)}>
          {words.today.moreDue(left.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

/** Opens the form to write down what changed; it notes the call as well. */
function edit({ file, facts }: Call, adds: string | undefined) {
  const fields = facts.map(({ field }) => field);
  go(href('ficha', file, { campo: fields[0] ?? '', llamada: fields, ...(adds && { agregar: adds }) }));
}
