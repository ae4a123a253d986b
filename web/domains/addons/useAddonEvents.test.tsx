import { act, screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { announced } from '../../testing/renderUi.tsx';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { InstalledAddonsCard } from './InstalledAddonsCard.tsx';
import { useAddonEvents } from './useAddonEvents.ts';
import type { useAddonEventsTestQuery } from './__generated__/useAddonEventsTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const state = { allowed: false, code: 'BUSY', detail: null };
const viewerCan = { install: state, upgrade: state, rollback: state, uninstall: state };
const catalog = {
  id: 'catalog-a1',
  title: 'Grafana',
  description: '',
  category: 'MONITORING',
  latestVersion: '10',
  isRequired: false,
};
const moving = {
  __typename: 'Addon',
  id: 'a1',
  name: 'grafana',
  status: 'INSTALLING',
  version: null,
  isInstalled: false,
  progress: 40,
  detail: serverMessage('Installing'),
  viewerCan,
};

function Live() {
  useAddonEvents('c1');
  return null;
}

async function renderLive() {
  const view = renderWithRelay<useAddonEventsTestQuery>(
    graphql`
      query useAddonEventsTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...InstalledAddonsCard_cluster
        }
      }
    `,
    ({ cluster }) =>
      cluster && (
        <>
          <Live />
          <InstalledAddonsCard cluster={cluster} />
        </>
      ),
    {
      Cluster: () => ({
        id: 'c1',
        addons: { edges: [{ node: { id: 'a1', status: 'NOT_INSTALLED', catalog } }] },
      }),
    },
  );
  await screen.findByText('No add-ons are installed yet');
  const { environment } = view;
  const subscription = environment.mock.getMostRecentOperation();
  const tell = (event: object) =>
    act(() =>
      environment.mock.nextValue(subscription, {
        data: { addonChanged: { addon: null, ...event } },
      }),
    );
  return { ...view, tell };
}

describe('live events of add-ons', () => {
  it('show actions started by others', async () => {
    const { tell } = await renderLive();
    tell({ addon: moving });
    expect(await screen.findByRole('progressbar', { name: 'Installing' })).toBeInTheDocument();
  });

  it('announce the result of an action', async () => {
    const { tell } = await renderLive();
    const news = { status: 'INSTALLED', version: '10', isInstalled: true };
    tell({ addon: { ...moving, ...news } });
    expect(announced()).toContain('Grafana is installed');
    expect(screen.getByText('Installed')).toBeInTheDocument();
  });

  it('show in a toast what failed and why', async () => {
    const { tell } = await renderLive();
    const news = { status: 'FAILED', detail: serverMessage('The chart is gone.') };
    tell({ addon: { ...moving, ...news } });
    expect(await screen.findByText('The action on Grafana failed')).toBeInTheDocument();
    expect(screen.getByText('The chart is gone.')).toBeInTheDocument();
  });
});
