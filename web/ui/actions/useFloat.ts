import { useLayoutEffect, type RefObject } from 'react';

const GAP = 6;
const EDGE = 8;

export type Placement = 'top' | 'bottom-start' | 'bottom-end';

/** Where a floating box goes: beside its anchor, flipped when there is no room, always inside the window. */
export function place(anchor: DOMRect, box: DOMRect, placement: Placement): { top: number; left: number } {
  const above = anchor.top - box.height - GAP;
  const below = anchor.bottom + GAP;
  const fitsBelow = below + box.height <= window.innerHeight - EDGE;
  const wantsTop = placement === 'top';
  const top = wantsTop ? (above >= EDGE ? above : below) : fitsBelow || above < EDGE ? below : above;
  const wanted = {
    top: anchor.left + (anchor.width - box.width) / 2,
    'bottom-start': anchor.left,
    'bottom-end': anchor.right - box.width,
  }[placement];
  const left = Math.max(EDGE, Math.min(wanted, window.innerWidth - box.width - EDGE));
  return { top, left };
}

/** Keeps an open floating box at its anchor. It lives in the browser's top layer, so nothing clips or covers it. */
export function useFloat(
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const [from, element] = [anchor.current, box.current];
    if (!isOpen || !from || !element) return;
    if ('showPopover' in element) element.showPopover();
    const update = () => {
      const { top, left } = place(from.getBoundingClientRect(), element.getBoundingClientRect(), placement);
      element.style.top = `${top}px`;
      element.style.left = `${left}px`;
    };
    update();
    window.addEventListener('scroll', update, true);
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, true);
      window.removeEventListener('resize', update);
    };
  }, [anchor, box, isOpen, placement]);
}
