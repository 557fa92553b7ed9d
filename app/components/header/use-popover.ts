import { type CSSProperties, type ToggleEvent, useId, useState } from 'react';

/**
 * A button and the popover that it opens. The platform opens, closes on Escape and on a click outside, keeps one
 * open at a time, and works before the script; this only tells assistive technology about the state.
 */
export function usePopover() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = `--${id.replace(/\W/g, '')}`;
  return {
    isOpen,
    button: {
      popoverTarget: id,
      'aria-expanded': isOpen,
      'aria-controls': id,
      style: { anchorName: anchor } as CSSProperties, // newer than React's types
    },
    panel: {
      id,
      popover: 'auto' as const,
      style: { positionAnchor: anchor } as CSSProperties,
      onToggle: (event: ToggleEvent<HTMLElement>) => setIsOpen(event.newState === 'open'),
    },
    close: () => document.getElementById(id)?.hidePopover(),
  };
}
