import { render, screen } from '@testing-library/react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startSession } from '../../shell/session/sessionStore.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { RouterLink } from '../RouterLink.tsx';
import query from './__generated__/AppLayoutQuery.graphql.ts';
import { AppLayout } from './AppLayout.tsx';

it('shows a banner stored in the session before the account is loaded', async () => {
  startSession(storedUser({ isImpersonated: true }));
  const environment = mockEnvironment();
  const loader = () => loadQuery(environment, query, {});
  const router = createMemoryRouter([{ path: '*', loader, element: <AppLayout>The page</AppLayout> }]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  expect(await screen.findByText('The page')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Leave .+'s account$/ })).toBeInTheDocument();
});
