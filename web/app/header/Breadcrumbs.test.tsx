import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PageHandle } from '../../shell/routes.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const never = new Promise<never>(() => {});

function show(crumb: PageHandle['crumb']) {
  const router = createMemoryRouter(
    [
      {
        path: '/clusters/:clusterId',
        element: <Breadcrumbs />,
        loader: () => 'data',
        hydrateFallbackElement: null,
        handle: { title: 'clusters:frame.title', crumb } satisfies PageHandle,
        children: [
          { path: 'overview', element: null, handle: { title: 'app:nav.dashboard' } satisfies PageHandle },
        ],
      },
    ],
    { initialEntries: ['/clusters/7/overview'] },
  );
  render(<RouterProvider router={router} />, { wrapper: UiProvider });
}

describe('Breadcrumbs', () => {
  it('show the name of an object', async () => {
    show(() => 'production');
    expect(await screen.findByRole('link', { name: 'production' })).toHaveAttribute('href', '/clusters/7');
  });

  it('have no link without a name while the name is loading', async () => {
    show(() => {
      // oxlint-disable-next-line typescript/only-throw-error -- React suspends on a thrown promise.
      throw never;
    });
    expect(await screen.findByRole('link')).toHaveAccessibleName('Cluster');
  });
});
