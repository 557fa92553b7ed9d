import type { RegisterStep } from '#common/contracts/desk/orders.ts';
import type { RegisterReport } from '#common/contracts/desk/register.ts';
import { Button } from '#common/ui/button.tsx';
import { useOrder } from '../../api/orders.ts';
import type { Register } from '../../register/register.ts';
import { Failure, Loading } from '../../shell/feedback.tsx';
import { words } from '../../words.ts';
import { Mistakes } from './mistakes.tsx';
import css from './register.module.css';
import { Report } from './report.tsx';

type Props = {
  register: Register;
  order: string;
  isBusy: boolean;
  onLeave: (rows: number[]) => void;
  onOrder: (step: RegisterStep) => void;
};

/** What a spreadsheet would change, once the publisher has said it, and the buttons that do it. */
export function Outcome({ register, order, isBusy, onLeave, onOrder }: Props) {
  const { answer, error } = useOrder(order);
  if (answer?.state === 'failed') return <Failure text={answer.text} onRetry={() => onOrder('look')} />;
  const report = answer?.state === 'done' ? answer.register : undefined;
  if (!report) {
    return (
      <>
        {error ? <Failure text={error} onRetry={() => onOrder('look')} /> : <Loading text={words.register.looking} />}
      </>
    );
  }
  if (report.mistakes.length > 0) return <Mistakes register={register} report={report} onLeave={onLeave} />;
  return (
    <>
      <Report report={report} />
      {changesSomething(report) && (
        <div className={css.line}>
          <Button variant="secondary" size="lg" disabled={isBusy} onClick={() => onOrder('preview')}>
            {words.register.preview}
          </Button>
          <Button variant="default" size="lg" disabled={isBusy} onClick={() => onOrder('publish')}>
            {words.register.publish}
          </Button>
        </div>
      )}
    </>
  );
}

const changesSomething = ({ added, changed, doubts }: RegisterReport): boolean =>
  added.length + changed.length + doubts.length > 0;
