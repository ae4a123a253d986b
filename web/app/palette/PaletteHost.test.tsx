import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { activeShortcuts } from '../../shell/keys/keymap.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { storedUser } from '../../testing/storedUser.ts';
import { PaletteHost } from './PaletteHost.tsx';

it.each([
  ['OWNER', ['g d', 'g c', 'g i', 'g s', 'g h']],
  ['OPERATOR', ['g d', 'g c', 'g i', 'g s', 'g o', 'g h']],
] as const)('has a shortcut for each item of the navigation of the role %s', (role, expected) => {
  startSession(storedUser({ role }));
  const router = createMemoryRouter([{ path: '*', element: <PaletteHost /> }]);
  renderUi(
    <RelayEnvironmentProvider environment={mockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const shown = activeShortcuts().filter(({ group }) => group === 'goto');
  expect(shown.map(({ keys }) => keys).toReversed()).toEqual(expected);
});
