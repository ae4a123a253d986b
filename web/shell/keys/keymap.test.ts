import { fireEvent } from '@testing-library/react';
import { setupUser } from '../../testing/setupUser.ts';
import { setSingleKeys } from './keySettings.ts';
import { addShortcut, handleKey } from './keymap.ts';

const user = setupUser();
const run = vi.fn();
const stops: (() => void)[] = [];

function bind(keys: string, extra: { whileTyping?: boolean } = {}) {
  stops.push(addShortcut({ keys, label: keys, group: 'page', run: () => void run(keys), ...extra }));
}

beforeEach(() => {
  run.mockClear();
  document.body.innerHTML = '<input aria-label="name" /><button>ok</button>';
  document.addEventListener('keydown', handleKey);
});
afterEach(() => {
  document.removeEventListener('keydown', handleKey);
  stops.splice(0).forEach((stop) => stop());
});

const field = () => document.querySelector('input') as HTMLInputElement;

describe('shortcuts', () => {
  it('match the produced key, with or without Shift', async () => {
    bind('?');
    bind('/');
    await user.keyboard('{Shift>}?{/Shift}{Shift>}/{/Shift}');
    expect(run.mock.calls).toEqual([['?'], ['/']]);
  });

  it('complete a sequence', async () => {
    bind('g d');
    bind('d');
    for (const key of 'gd') fireEvent.keyDown(document.body, { key });
    expect(run.mock.calls).toEqual([['g d']]);
  });

  it('forget the first key of a sequence after another key', async () => {
    bind('g d');
    await user.keyboard('gxd');
    expect(run).not.toHaveBeenCalled();
  });

  it('are ignored while typing, except those marked for it', async () => {
    bind('c');
    bind('mod+k', { whileTyping: true });
    field().focus();
    await user.keyboard('c{Control>}k{/Control}');
    expect(run.mock.calls).toEqual([['mod+k']]);
    expect(field()).toHaveValue('c');
  });

  it('are ignored while a dialog is open', async () => {
    bind('c');
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" data-state="open"></div>');
    await user.keyboard('c');
    expect(run).not.toHaveBeenCalled();
  });

  it('of single letters can be turned off', async () => {
    bind('c');
    bind('mod+k');
    setSingleKeys(false);
    await user.keyboard('c{Control>}k{/Control}');
    expect(run.mock.calls).toEqual([['mod+k']]);
  });

  it('of the page override general ones until it is left', async () => {
    bind('c');
    const stop = addShortcut({ keys: 'c', label: 'page', group: 'page', run: () => void run('page') });
    await user.keyboard('c');
    stop();
    await user.keyboard('c');
    expect(run.mock.calls).toEqual([['page'], ['c']]);
  });
});
