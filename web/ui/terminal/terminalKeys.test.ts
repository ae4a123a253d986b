import type { Terminal } from '@xterm/xterm';
import { terminalKeys } from './terminalKeys.ts';

function keys(selection = '') {
  const terminal: Pick<Terminal, 'hasSelection'> = { hasSelection: () => selection !== '' };
  const handle = terminalKeys(terminal);
  return (key: string, more: KeyboardEventInit = {}) =>
    handle(new KeyboardEvent('keydown', { key, ...more }));
}

describe('keys of a terminal', () => {
  it('move the focus with Tab after Escape, until another key is pressed', () => {
    const isHandled = keys();
    expect(isHandled('Tab')).toBe(true);
    expect(isHandled('Escape')).toBe(true);
    expect(isHandled('Shift', { shiftKey: true })).toBe(true);
    expect(isHandled('Tab', { shiftKey: true })).toBe(false);
    expect(isHandled('a')).toBe(true);
    expect(isHandled('Tab')).toBe(true);
  });

  it('copy with Ctrl+C only what is selected, and paste with Ctrl+V', () => {
    expect(keys()('c', { ctrlKey: true })).toBe(true);
    expect(keys('text')('c', { ctrlKey: true })).toBe(false);
    expect(keys()('v', { ctrlKey: true })).toBe(false);
  });
});
