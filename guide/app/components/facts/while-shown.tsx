import type { ReactNode } from 'react';
import type { Perishable } from '#views/aging-views.ts';
import { Dated } from './dated.tsx';

type Props = Perishable & { as?: 'span' | 'div'; children: ReactNode };

/** Shows its children until they are too old, and `gone` from then on. Children that do not age are always shown. */
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
