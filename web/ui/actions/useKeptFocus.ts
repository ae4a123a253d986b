import { useCallback, useRef, type Ref } from 'react';

/** Elements that were drawn anew, and what took their place. */
const heirs = new WeakMap<Element, HTMLElement>();

/** What stands in the place of an element that was drawn anew; null while the element is there, or gone for good. */
export function heirOf(element: Element | null): HTMLElement | null {
  if (!element || element.isConnected) return null;
  let heir = heirs.get(element);
  while (heir && !heir.isConnected) heir = heirs.get(heir);
  return heir ?? null;
}

function assign<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') {
    const release = ref(node);
    return () => (release ? release() : void ref(null));
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/**
 * The ref of a control that becomes another element when it is switched on or off: the focus stays where it was, for a
 * person with a keyboard would be thrown to the top of the page.
 */
export function useKeptFocus(ref: Ref<HTMLButtonElement> | undefined) {
  const last = useRef<{ node: HTMLButtonElement; hadFocus: boolean }>(undefined);
  return useCallback(
    (node: HTMLButtonElement) => {
      const before = last.current;
      if (before && before.node !== node) {
        heirs.set(before.node, node);
        if (before.hadFocus) node.focus({ preventScroll: true });
      }
      const release = assign(ref, node);
      return () => {
        // Refs are let go before their elements leave the page, and with it the focus.
        last.current = { node, hadFocus: document.activeElement === node };
        release();
      };
    },
    [ref],
  );
}
