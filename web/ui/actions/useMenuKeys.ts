import { useEffect, type KeyboardEvent, type RefObject } from 'react';

interface MenuKeys {
  list: RefObject<HTMLElement | null>;
  isOpen: boolean;
  close: (returnsFocus?: boolean) => void;
}

function nextIndex(key: string, index: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const order = labels.map((_label, offset) => (index + 1 + offset) % count);
  return order.find((at) => labels[at]?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Keyboard of an open menu; focus starts on its first item. */
export function useMenuKeys({ list, isOpen, close }: MenuKeys) {
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, [isOpen, list]);

  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // One press closes one layer: the dialog around the menu stays.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
      return;
    }
    if (event.key === 'Tab') return close();
    const items = entries();
    const at = items.indexOf(document.activeElement as HTMLElement);
    const labels = items.map((item) => item.textContent ?? '');
    const next = nextIndex(event.key, at, labels);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    items[next]?.focus();
  };
}
