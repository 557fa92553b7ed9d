import type { ComponentProps } from 'react';
import { type DaySpan, isWithin } from '#app/lib/day-span.ts';
import { useReadingDay } from '#app/lib/hooks/use-today.ts';

type Props = DaySpan & Omit<ComponentProps<'span'>, 'hidden'> & { as?: 'span' | 'p' | 'div' };

/**
 * Words that are true from one day until another: all of them stand in the HTML, and those of the day on which it is
 * read are shown. Where several stand together, `<InlineScript name="dated" />` behind them does so before they are painted.
 */
export function Dated({ as: Tag = 'span', from, until, ...rest }: Props) {
  const today = useReadingDay();
  // React does not need to know which element it is: all take the same attributes.
  const Element = Tag as 'span';
  return <Element data-from={from} data-until={until} hidden={!isWithin({ from, until }, today)} {...rest} />;
}
