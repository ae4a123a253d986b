import { act, screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { announced } from '../../testing/renderUi.tsx';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { serverMessage } from '../../testing/serverMessage.ts';
import { installation } from './apps.testing.ts';
import { InstalledAppsCard } from './InstalledAppsCard.tsx';
import { useAppEvents } from './useAppEvents.ts';
import type { useAppEventsTestQuery } from './__generated__/useAppEventsTestQuery.graphql.ts';

const state = { allowed: false, code: 'BUSY', detail: null };
const moving = {
  __typename: 'InstalledApp',
  id: 'installed-ghost',
  uuid: 'uuid-ghost',
  name: 'ghost',
  status: 'CONFIGURING',
  progress: 60,
  detail: serverMessage('Waiting for pods'),
  viewerCan: { configure: state, upgrade: state, rollback: state, retry: state, uninstall: state },
};

function Live() {
  useAppEvents('c1');
  return null;
}

async function renderLive() {
  const view = renderWithRelay<useAppEventsTestQuery>(
    graphql`
      query useAppEventsTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...InstalledAppsCard_cluster
        }
      }
    `,
    ({ cluster }) =>
      cluster && (
        <>
          <Live />
          <InstalledAppsCard cluster={cluster} />
        </>
      ),
    { Cluster: () => ({ id: 'c1', installedApps: { edges: [{ node: installation('ghost') }] } }) },
  );
  await screen.findByText('Installed');
  const subscription = view.environment.mock.getMostRecentOperation();
  const tell = (event: object) =>
    act(() =>
      view.environment.mock.nextValue(subscription, {
        data: { appChanged: { app: null, uninstalledAppId: null, ...event } },
      }),
    );
  return { ...view, tell };
}

describe('live events of apps', () => {
  it('show operations started by others, and announce their result', async () => {
    const { tell } = await renderLive();
    tell({ app: moving });
    expect(await screen.findByRole('progressbar', { name: 'Configuring' })).toBeInTheDocument();
    tell({ app: { ...moving, status: 'INSTALLED', progress: null } });
    expect(announced()).toContain('Ghost is installed');
  });

  it('show in a toast what failed and why', async () => {
    const { tell } = await renderLive();
    tell({ app: moving });
    tell({ app: { ...moving, status: 'FAILED', detail: serverMessage('The chart is gone.') } });
    expect(await screen.findByText('Failed to update Ghost')).toBeInTheDocument();
    expect(screen.getByText('The chart is gone.')).toBeInTheDocument();
  });

  it('report the end of a removal by its title', async () => {
    const { tell } = await renderLive();
    tell({ app: { ...moving, status: 'UNINSTALLING' } });
    tell({ uninstalledAppId: 'installed-ghost' });
    expect(await screen.findByText('Ghost was uninstalled')).toBeInTheDocument();
  });
});
