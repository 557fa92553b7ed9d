import { useState } from 'react';
import type { RegisterStep } from '#common/contracts/desk/orders.ts';
import { Button } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { kept } from '../../register/kept.ts';
import { missingIn, type Register, rowsOf } from '../../register/register.ts';
import { Failure } from '../../shell/feedback.tsx';
import { focusHeading } from '../../shell/focus.ts';
import { words } from '../../words.ts';
import { giveOrder } from '../publish/ending.ts';
import { Columns } from './columns.tsx';
import { Kinds } from './kinds.tsx';
import { Outcome } from './outcome.tsx';
import css from './register.module.css';
import { Source } from './source.tsx';

/** Matches the columns of a spreadsheet, and shows what it would change. */
export function Match({ register }: { register: Register }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const missing = missingIn(register);
  const rows = rowsOf(register);

  async function bring(step: RegisterStep, asked: Register = register) {
    const { source } = asked;
    if (source === null) return;
    const give = async () =>
      (await ask('POST register', { name: asked.name, source, rows: rowsOf(asked), step })).order;
    setBusy(true);
    setError(null);
    try {
      if (step !== 'look') await giveOrder({ type: step, isRegister: true }, give);
      else {
        const look = await give();
        kept.update(() => ({ ...asked, order: look }));
      }
    } catch (failure) {
      setError(explain(failure));
    }
    setBusy(false);
  }

  return (
    <div className={css.part}>
      <div className={css.line}>
        <p>{words.register.from(register.name, rows.length)}</p>
        <Button
          variant="outline"
          onClick={() => {
            kept.update(() => null);
            focusHeading();
          }}
        >
          {words.register.drop}
        </Button>
      </div>
      <Columns register={register} />
      <Kinds register={register} />
      <Source register={register} />
      {missing && <p role="status">{words.register.missing[missing]}</p>}
      {error && <Failure text={error} />}
      {register.order === null ? (
        <div>
          <Button
            variant="default"
            size="lg"
            disabled={missing !== null || rows.length === 0 || isBusy}
            onClick={() => bring('look')}
          >
            {words.register.look}
          </Button>
        </div>
      ) : (
        <Outcome
          key={register.order}
          register={register}
          order={register.order}
          isBusy={isBusy}
          onLeave={(left) => bring('look', { ...register, left: [...register.left, ...left] })}
          onOrder={(step) => bring(step)}
        />
      )}
    </div>
  );
}
