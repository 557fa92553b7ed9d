import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import css from './fold.module.css';

type Props = ComponentProps<'details'> & {
  /** Always in sight: what opens and closes it. */
  heading: ReactNode;
};

/** An answer below its heading. Of those with one `name`, opening one closes the others, without script. */
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
