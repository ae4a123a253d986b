import { Boxes, Container, FileCode, SquareTerminal } from 'lucide-react';
import { redirect } from 'react-router-dom';
import { loadPage } from '../../relay/loadPage.ts';
import { paths } from '../../shell/paths.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import { kindFrom } from './manifest/manifestKinds.ts';
import { addressFrom, variablesOf } from './workloadsAddress.ts';
import tabQuery from './__generated__/WorkloadsTabQuery$parameters.ts';
import manifestQuery from './manifest/__generated__/ManifestPageQuery$parameters.ts';
import terminalQuery from './terminal/__generated__/TerminalPageQuery$parameters.ts';
import podQuery from './pod/__generated__/PodPageQuery$parameters.ts';

/** The workloads tab of a cluster, the page of a pod and its terminal, and the YAML of an object. */
export const workloadsRoutes: NounRoutes = {
  cluster: [
    {
      path: 'workloads',
      handle: { title: 'workloads:title', isTab: true, icon: Boxes },
      loader: ({ params, request }) => {
        const address = addressFrom(new URL(request.url).searchParams);
        const variables = { id: params.clusterId ?? '', ...variablesOf(address) };
        return loadPage(tabQuery, variables, request.signal);
      },
      lazy: lazyPage(() => import('./WorkloadsTab.tsx'), 'WorkloadsTab', 'workloads', 'clusters'),
    },
    {
      path: 'workloads/pods/:namespace/:podName',
      handle: { title: 'workloads:pod.title', icon: Container },
      loader: ({ params, request }) =>
        loadPage(
          podQuery,
          { id: params.clusterId ?? '', namespace: params.namespace ?? '', name: params.podName ?? '' },
          request.signal,
        ),
      // The container and the log on screen live in the address; the card loads them.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./pod/PodPage.tsx'), 'PodPage', 'workloads', 'clusters', 'logs', 'nodes'),
    },
    {
      path: 'workloads/pods/:namespace/:podName/terminal',
      handle: { title: 'workloads:terminal.title', icon: SquareTerminal },
      loader: ({ params, request }) => {
        const { clusterId: id = '', namespace = '', podName: name = '' } = params;
        return loadPage(terminalQuery, { id, namespace, name }, request.signal);
      },
      lazy: lazyPage(
        () => import('./terminal/TerminalPage.tsx'),
        'TerminalPage',
        'workloads',
        'workloads.terminal',
        'clusters',
      ),
    },
    {
      path: 'workloads/yaml/:kind/:namespace/:objectName',
      handle: { title: 'workloads:manifest.title', icon: FileCode },
      loader: ({ params, request }) => {
        const { clusterId: id = '', namespace = '', objectName: name = '' } = params;
        const kind = kindFrom(params.kind);
        if (!kind) return redirect(paths.notFound());
        return loadPage(manifestQuery, { id, kind, namespace, name }, request.signal);
      },
      lazy: lazyPage(
        () => import('./manifest/ManifestPage.tsx'),
        'ManifestPage',
        'workloads',
        'workloads.manifest',
        'clusters',
      ),
    },
  ],
};
