import { type CSSProperties, type ToggleEvent, useCallback, useEffect, useId, useState } from 'react';

/**
 * A button and the popover that it opens. The platform opens it, closes it on Escape and on a click outside, keeps one
 * open at a time, and works before the script does; this hook reports the state to assistive technology, and opens and
 * places the popover itself in browsers without popovers or anchors.
 */
export function usePopover() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [left, setLeft] = useState<number>();
  const anchor = `--${id.replace(/\W/g, '')}`;

  useEffect(() => {
    // It may have been opened before the script loaded.
    if (hasPopovers()) setIsOpen(document.getElementById(id)?.matches(':popover-open') ?? false);
  }, [id]);

  function place() {
    if (CSS.supports('position-anchor: --a')) return;
    setLeft(document.querySelector(`[popovertarget="${id}"]`)?.getBoundingClientRect().left);
  }

  const close = useCallback(() => {
    if (hasPopovers()) document.getElementById(id)?.hidePopover();
    else setIsOpen(false);
  }, [id]);

  return {
    isOpen,
    button: {
      popoverTarget: id,
      'aria-expanded': isOpen,
      'aria-controls': id,
      style: { anchorName: anchor } as CSSProperties, // newer than React's types
      onClick: () => {
        if (hasPopovers()) return;
        place();
        setIsOpen(!isOpen);
      },
    },
    panel: {
      id,
      popover: 'auto' as const,
      'data-open': isOpen,
      style: { positionAnchor: anchor, left } as CSSProperties,
      onToggle: (event: ToggleEvent<HTMLElement>) => {
        place();
        setIsOpen(event.newState === 'open');
      },
    },
    close,
  };
}

const hasPopovers = () => 'popover' in HTMLElement.prototype;
