import type { ComponentProps } from 'react';
import { type DaySpan, isWithin } from '#common/lib/day-span.ts';
import { useReadingDay } from '#common/lib/hooks/use-today.ts';

type Props = DaySpan & Omit<ComponentProps<'span'>, 'hidden'> & { as?: 'span' | 'p' | 'div' };

/**
 * Text that is true from one day until another. The HTML contains every variant, and those true on the day of reading
 * are shown; `<InlineScript name="dated" />` after a group of them makes that choice before they are painted.
 */
export function Dated({ as: Tag = 'span', from, until, ...rest }: Props) {
  const today = useReadingDay();
  // TypeScript does not need to know which element it is: all take the same attributes.
  const Element = Tag as 'span';
  return <Element data-from={from} data-until={until} hidden={!isWithin({ from, until }, today)} {...rest} />;
}
