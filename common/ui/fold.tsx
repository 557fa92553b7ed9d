import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import css from './fold.module.css';

type Props = ComponentProps<'details'> & {
  /** The part that is always visible, which folds and unfolds the rest. */
  heading: ReactNode;
};

/** An answer below its heading. Unfolding one of several with the same `name` folds the others, without JavaScript. */
export function Fold({ heading, children, ...rest }: Props) {
  return (
    <details className={css.fold} {...rest}>
      <summary>
        {heading}
        <ChevronDown size={22} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
