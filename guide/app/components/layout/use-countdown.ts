import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `ms` milliseconds, not counting those in which the pointer is over an element, the focus is in it,
 * or the window is not the one in use. The element gets the returned props.
 */
export function useCountdown(ms: number, onEnd: () => void) {
  const left = useRef(ms);
  const [held, setHeld] = useState({ pointer: false, focus: false, window: false });
  const end = useEffectEvent(onEnd);
  const isHeld = held.pointer || held.focus || held.window;
  const hold = (by: keyof typeof held, isSo: boolean) => setHeld((before) => ({ ...before, [by]: isSo }));
  useEffect(() => {
    const leave = () => setHeld((before) => ({ ...before, window: true }));
    const enter = () => setHeld((before) => ({ ...before, window: false }));
    window.addEventListener('blur', leave);
    window.addEventListener('focus', enter);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', enter);
    };
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const from = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [isHeld]);
  return {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: () => hold('focus', false),
  };
}
