import { type ChangeEvent, useState } from 'react';

/**
 * The props of a number field that keeps the text as typed until it loses focus, so that a number can be deleted before
 * another is typed. Only numbers within the field's bounds are passed on.
 */
export function useTyped(value: number, take: (value: number) => void) {
  const [written, setWritten] = useState<string | null>(null);
  return {
    value: written ?? value,
    onBlur: () => setWritten(null),
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setWritten(target.value);
      const { rangeOverflow, rangeUnderflow } = target.validity;
      if (target.value !== '' && !rangeOverflow && !rangeUnderflow) take(target.valueAsNumber);
    },
  };
}
