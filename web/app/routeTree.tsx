import { Blocks, Server, Settings } from 'lucide-react';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { lazyPage } from '../shell/lazyPage.tsx';
import { onlyOnRetry } from '../shell/revalidation.ts';
import type { AppRoute, NounRoutes, PageHandle } from '../shell/routes.ts';
import { guestsOnly, requireAccess } from './access.ts';
import { BootScreen } from './BootScreen.tsx';
import { loadShell } from './loadShell.ts';
import { PageError } from './pages/PageError.tsx';
import { RootError } from './pages/RootError.tsx';
import { paths } from '../shell/paths.ts';
import { RootFrame } from './RootFrame.tsx';
import { setSections } from './sections.ts';

type Frame = 'clusterFrame' | 'clusterSettingsFrame';
type Place = Exclude<keyof NounRoutes, Frame>;

/** Errors of a page are shown inside its layout, so that navigation stays available. */
const inside = (children: readonly AppRoute[]): RouteObject[] => [
  { errorElement: <PageError />, children: [...children] as RouteObject[] },
];

const authFrames = () => import('./layouts/AuthLayout.tsx');

const tabsOf = (routes: readonly AppRoute[]) => routes.flatMap(({ path }) => (path ? [path] : []));

/** Puts the routes of all nouns into their places. */
export function buildRoutes(nouns: readonly NounRoutes[]): RouteObject[] {
  const at = (place: Place): AppRoute[] => nouns.flatMap((noun) => noun[place] ?? []);
  setSections({ settings: tabsOf(at('settings')), integrations: tabsOf(at('integrations')) });
  const inCluster = [
    ...at('cluster'),
    ...nouns.flatMap(({ clusterSettingsFrame: frame }) =>
      frame ? [clusterSettings(frame, at('clusterSettings'))] : [],
    ),
  ];
  const clusterFrames = nouns.flatMap(({ clusterFrame }) => (clusterFrame ? [clusterFrame] : []));
  const clusters = clusterFrames.map(
    (frame) =>
      ({
        ...frame,
        handle: { ...(frame.handle as PageHandle), tabs: tabsOf(inCluster) },
        children: [
          {
            index: true,
            element: null,
            loader: ({ params }) => redirect(paths.cluster(params.clusterId ?? '')),
          },
          ...inside(inCluster),
        ],
      }) as AppRoute,
  );
  return [
    {
      Component: RootFrame,
      errorElement: <RootError />,
      HydrateFallback: BootScreen,
      children: [
        {
          middleware: [guestsOnly],
          lazy: lazyPage(authFrames, 'GuestLayout'),
          children: inside(at('guest')),
        },
        { lazy: lazyPage(authFrames, 'AuthLayout'), children: inside(at('open')) },
        {
          middleware: [requireAccess()],
          children: [
            { lazy: lazyPage(authFrames, 'SignedInLayout'), children: inside(at('signedIn')) },
            {
              lazy: lazyPage(() => import('./layouts/OnboardingLayout.tsx'), 'OnboardingLayout'),
              children: inside(at('onboarding')),
            },
            {
              loader: loadShell,
              // Loaded once for all pages, and again by a retry.
              shouldRevalidate: onlyOnRetry,
              lazy: lazyPage(() => import('./layouts/AppLayout.tsx'), 'AppLayout'),
              children: inside([
                ...at('app'),
                { path: 'clusters', handle: { title: 'app:nav.clusters', icon: Server }, children: clusters },
                settings(at('settings')),
                integrations(at('integrations')),
              ]),
            },
          ],
        },
        {
          path: '*',
          handle: { title: 'app:notFound.title' },
          lazy: lazyPage(() => import('./pages/NotFoundRoute.tsx'), 'NotFoundRoute'),
          loader: loadShell,
        },
      ],
    },
  ];
}

/** The settings of a cluster; an unknown section redirects to the general one. */
function clusterSettings(frame: AppRoute, sections: readonly AppRoute[]): AppRoute {
  const toGeneral = ({ params }: LoaderFunctionArgs) =>
    redirect(paths.clusterSettings(params.clusterId ?? ''));
  return {
    ...frame,
    id: 'cluster-settings',
    handle: { ...(frame.handle as PageHandle), tabs: tabsOf(sections) },
    children: [
      { index: true, element: null, loader: toGeneral },
      ...inside(sections),
      { path: '*', element: null, loader: toGeneral },
    ],
  } as AppRoute;
}

function settings(sections: readonly AppRoute[]): AppRoute {
  const toAccount = () => redirect(paths.settings('account'));
  const existing = tabsOf(sections);
  return {
    path: 'settings',
    id: 'settings',
    handle: { title: 'app:nav.settings', icon: Settings, tabs: existing },
    lazy: lazyPage(() => import('./layouts/SettingsLayout.tsx'), 'SettingsLayout'),
    children: [
      { index: true, element: null, loader: toAccount },
      ...inside(sections),
      { path: '*', element: null, loader: toAccount },
    ],
  };
}

function integrations(tabs: readonly AppRoute[]): AppRoute {
  const toHetzner = () => redirect(paths.integrations('hetzner'));
  return {
    path: 'integrations',
    id: 'integrations',
    handle: { title: 'app:nav.integrations', icon: Blocks, tabs: tabsOf(tabs) },
    lazy: lazyPage(() => import('./layouts/IntegrationsLayout.tsx'), 'IntegrationsLayout'),
    children: [
      { index: true, element: null, loader: toHetzner },
      ...inside(tabs),
      { path: '*', element: null, loader: toHetzner },
    ],
  };
}
