import { act, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { activeShortcuts, handleKey } from '../../shell/keys/keymap.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { storedUser } from '../../testing/storedUser.ts';
import { PaletteHost } from './PaletteHost.tsx';
import { closeOverlay } from './paletteState.ts';

function show(user: StoredUser) {
  startSession(user);
  const page = (
    <>
      <button type="button">The page</button>
      <PaletteHost />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page, handle: { title: 'app:nav.dashboard' } }]);
  return renderUi(
    <RelayEnvironmentProvider environment={mockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

it.each([
  ['OWNER', ['g d', 'g c', 'g i', 'g s', 'g h']],
  ['OPERATOR', ['g d', 'g c', 'g i', 'g s', 'g o', 'g h']],
] as const)('has a shortcut for each item of the navigation of the role %s', (role, expected) => {
  show(storedUser({ role }));
  const shown = activeShortcuts().filter(({ group }) => group === 'goto');
  expect(shown.map(({ keys }) => keys).toReversed()).toEqual(expected);
});

describe('the command palette', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    document.addEventListener('keydown', handleKey);
  });
  afterEach(() => {
    act(closeOverlay);
    vi.unstubAllGlobals();
    document.removeEventListener('keydown', handleKey);
  });

  async function showLoaded() {
    const { user } = show(storedUser());
    await act(() => Promise.all([import('./CommandPalette.tsx'), loadNamespaces(['help'])]));
    return user;
  }

  it('has the focus before the next key is pressed, without waiting for a frame', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const user = await showLoaded();
    await user.keyboard('{Control>}k{/Control}integr');
    expect(screen.getByRole('combobox')).toHaveValue('integr');
  });

  it('returns the focus when it is closed', async () => {
    const user = await showLoaded();
    const button = screen.getByRole('button', { name: 'The page' });
    await user.click(button);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
