import { useEffect, useRef, useState } from 'react';

const FIRST_DELAY = 400;
const NEIGHBOUR_WINDOW = 500;
const LEAVE_DELAY = 120;

let lastShown = 0;

/** Open state of a tooltip: 400 ms on hover, at once for neighbours and keyboard focus, Esc closes just it. */
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
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      lastShown = Date.now();
      document.removeEventListener('keydown', onKey, true);
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
