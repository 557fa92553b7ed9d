import { type ChangeEvent, useState } from 'react';

/**
 * A number's field: what is typed stays as typed until one leaves it, so that a number can be deleted before another is
 * written. Only numbers within the field's bounds are taken.
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
