import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const OPERABLE =
  'a, button, input, select, textarea, summary, [role=menu], [role=dialog], [role=alertdialog]';

/**
 * A click anywhere on a card opens it, except on controls and at the end of a text selection. The link inside remains
 * for keyboards, new tabs and screen readers.
 */
export function useCardClick(to: string | undefined) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // Events of dialogs bubble here through React although they are elsewhere in the document.
    if (to === undefined || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (target.closest(OPERABLE) || window.getSelection()?.isCollapsed === false) return;
    void navigate(to);
  };
}
