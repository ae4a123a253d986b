import type { Terminal } from '@xterm/xterm';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Which keys the terminal handles; the browser handles the others. After Escape, Tab moves the focus until another key is
 * pressed. Ctrl+C copies while text is selected, Ctrl+V pastes.
 */
export function terminalKeys(terminal: Pick<Terminal, 'hasSelection'>): (event: KeyboardEvent) => boolean {
  let isLeaving = false;
  return (event) => {
    if (event.type !== 'keydown') return true;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Tab' && isLeaving) return false;
    if (!MODIFIERS.includes(key)) isLeaving = key === 'Escape';
    if (!(ctrlKey || metaKey) || shiftKey) return true;
    if (key === 'v') return false;
    return !(key === 'c' && terminal.hasSelection());
  };
}
