import { act, render, screen } from '@testing-library/react';
import { Cloud } from 'lucide-react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { PageHandle } from '../../shell/routes.ts';
import { paths } from '../../shell/paths.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { appRoutes } from '../router.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const never = new Promise<never>(() => {});

function show(crumb: PageHandle['crumb']) {
  const router = createMemoryRouter(
    [
      {
        path: '/clusters/:clusterId',
        element: <Breadcrumbs />,
        loader: ({ params }) => params['clusterId'],
        hydrateFallbackElement: null,
        handle: { title: 'clusters:frame.title', crumb, icon: Cloud } satisfies PageHandle,
        children: [
          { path: 'overview', element: null, handle: { title: 'app:nav.dashboard' } satisfies PageHandle },
        ],
      },
    ],
    { initialEntries: ['/clusters/7/overview'] },
  );
  render(<RouterProvider router={router} />, { wrapper: UiProvider });
  return router;
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

  it('show the name of the next object after the one of an object failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = show(({ data }) => {
      if (data === '7') throw new Error('could not be loaded');
      return String(data);
    });
    expect(await screen.findByRole('link', { name: 'Cluster' })).toBeInTheDocument();
    await act(() => router.navigate('/clusters/8/overview'));
    expect(await screen.findByRole('link', { name: '8' })).toHaveAttribute('href', '/clusters/8');
  });

  it('show the icon of a page, and none where it has none', async () => {
    show(() => 'production');
    const link = await screen.findByRole('link', { name: 'production' });
    expect(link.querySelector('svg.lucide-cloud')).toBeInTheDocument();
    expect(screen.getByText('Dashboard').querySelector('svg')).not.toBeInTheDocument();
  });

  it.each([
    paths.dashboard(),
    paths.clusters(),
    paths.help(),
    paths.notifications(),
    paths.upgrade(),
    ...(
      ['account', 'billing', 'password', '2fa', 'notifications', 'apikeys', 'users', 'secrets'] as const
    ).map((section) => paths.settings(section)),
    ...(['hetzner', 'github', 'registry'] as const).map((tab) => paths.integrations(tab)),
  ])('have an icon for every page on the way to %s', (address) => {
    const handles = (matchRoutes(appRoutes(), address) ?? []).flatMap(({ route }) =>
      route.handle ? [route.handle as PageHandle] : [],
    );
    expect(handles).not.toHaveLength(0);
    expect(handles.filter(({ icon }) => !icon).map(({ title }) => title)).toEqual([]);
  });
});
