import type { ReactNode } from 'react';
import type { Perishable } from '#app/catalog/facts/aging-views.ts';
import { Dated } from './dated.tsx';

type Props = Perishable & { as?: 'span' | 'div'; children: ReactNode };

/** What is shown until it is too old; from then on the words that stand in its place. What does not age is shown as it is. */
export function WhileShown({ as = 'span', until, gone, children }: Props) {
  if (until === undefined) return children;
  return (
    <>
      <Dated as={as} until={until}>
        {children}
      </Dated>
      <Dated as={as} from={until}>
        {gone}
      </Dated>
    </>
  );
}
