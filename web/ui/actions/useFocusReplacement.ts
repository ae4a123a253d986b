import { useCallback, useRef, type Ref } from 'react';

/** Replaced elements, and their replacements. */
const replacements = new WeakMap<Element, HTMLElement>();

/** The element that replaced another one; null if that one is still mounted or was not replaced. */
export function focusFallback(element: Element | null): HTMLElement | null {
  if (!element || element.isConnected) return null;
  let replacement = replacements.get(element);
  while (replacement && !replacement.isConnected) replacement = replacements.get(replacement);
  return replacement ?? null;
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
 * The ref of a control that is replaced by another element when it is enabled or disabled: the replacement gets the
 * focus, which would otherwise move to the body.
 */
export function useFocusReplacement(ref: Ref<HTMLButtonElement> | undefined) {
  const last = useRef<{ node: HTMLButtonElement; hadFocus: boolean }>(undefined);
  return useCallback(
    (node: HTMLButtonElement) => {
      const before = last.current;
      if (before && before.node !== node) {
        replacements.set(before.node, node);
        if (before.hadFocus) node.focus({ preventScroll: true });
      }
      const release = assign(ref, node);
      return () => {
        // Refs are detached before their elements, and the focus with them, leave the page.
        last.current = { node, hadFocus: document.activeElement === node };
        release();
      };
    },
    [ref],
  );
}
