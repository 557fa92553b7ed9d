import { useId, useState } from 'react';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { Button } from '#common/ui/button.tsx';
import { labelAt } from '../schema/schema-at.ts';
import { words } from '../words.ts';
import css from './clash-panel.module.css';
import type { Edit } from './drafts.ts';
import { settle } from './merge.ts';
import { shownValue } from './shown-value.ts';

type Side = 'theirs' | 'mine';
type Props = { edit: Edit & { clash: NonNullable<Edit['clash']> }; root: DeskSchema; onSettle: (value: Json) => void };

/** The heading's id, used to jump to it from the end of a long form. */
const HEADING = 'dos-versiones';

/** Moves from anywhere in the form to the choice between the two versions. */
export function showClash(): void {
  const heading = document.getElementById(HEADING);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}

/** Asks which version to keep of each field that both sides changed. Everything else is merged already. */
export function ClashPanel({ edit: { clash, change }, root, onSettle }: Props) {
  const id = useId();
  const [sides, setSides] = useState<Side[]>(() => clash.clashes.map(() => 'mine'));
  const choose = (index: number, side: Side) => setSides((all) => all.map((one, at) => (at === index ? side : one)));
  return (
    <section className={css.panel} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {words.clash.title}
      </h2>
      <p>{clash.by ? words.clash.byPerson(clash.by) : words.clash.byLive}</p>
      {clash.clashes.map(({ path, theirs, mine }, index) => (
        <fieldset key={path.join('.')} className={css.choice}>
          <legend>{labelAt(root, change.value, path) || words.form.wholeFile}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={css.side}>
              <input
                type="radio"
                name={`${id}-${index}`}
                checked={sides[index] === side}
                onChange={() => choose(index, side)}
              />
              <span>
                <strong>{side === 'mine' ? words.clash.mine : words.clash.theirs}</strong>
                <span className={css.value}>{shownValue(side === 'mine' ? mine : theirs)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div>
        <Button variant="default" onClick={() => onSettle(settle(clash, sides))}>
          {words.clash.keep}
        </Button>
      </div>
    </section>
  );
}
