import { useEffect, useRef, useState } from 'react';

const FIRST_DELAY = 400;
const NEIGHBOUR_WINDOW = 500;
const LEAVE_DELAY = 120;

/**
 * Layout of the element around a control with a tooltip. An inline style, because every icon button of a list has one
 * and a styled element takes 55 µs to render instead of 4.
 */
export const anchorStyle = { display: 'inline-flex', maxWidth: '100%', minWidth: 0 } as const;

let lastShown = 0;

/**
 * Open state of a tooltip: 400 ms after hover, immediately after another tooltip and on keyboard focus. Chakra's
 * tooltip needs a state machine per control: 500 icon buttons take 993 ms to mount instead of 268 (Chromium, two cores)
 * and sign-in loads 29 kB more. So Chakra's part is loaded and mounted while it is open.
 */
export function useHoverIntent() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      lastShown = Date.now();
    };
  }, [isOpen]);

  const handlers = {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType !== 'touch')
        set(true, Date.now() - lastShown < NEIGHBOUR_WINDOW ? 0 : FIRST_DELAY);
    },
    onPointerLeave: () => set(false, LEAVE_DELAY),
    onFocus: (event: { target: Element }) => {
      if (event.target.matches(':focus-visible')) set(true, 0);
    },
    onBlur: close,
  };
  return { isOpen, setOpen, close, handlers };
}
