import { Check } from 'lucide-react';
import type { Answer } from '#common/contracts/desk/orders.ts';
import { words } from '../../words.ts';
import css from './publish.module.css';
import { Seconds } from './seconds.tsx';

const STEPS = ['waiting', 'checking', 'building', 'switching'] as const;

/** The progress of a publication, step by step. */
export function Steps({ answer }: { answer: Answer | null }) {
  const current = answer?.state === 'working' ? STEPS.indexOf(answer.step) : 0;
  const name = STEPS[current] ?? 'waiting';
  return (
    <div className={css.steps}>
      <p className="visually-hidden" role="status">
        {words.publish.steps[name]}
      </p>
      <ol aria-label={words.publish.stepsLabel}>
        {STEPS.map((step, index) => (
          <li key={step} data-state={index < current ? 'done' : index === current ? 'now' : 'later'}>
            <span className={css.dot}>{index < current && <Check size={18} aria-hidden />}</span>
            {words.publish.steps[step]}
          </li>
        ))}
      </ol>
      <Seconds />
      <p className={css.note}>{words.publish.stay}</p>
    </div>
  );
}
