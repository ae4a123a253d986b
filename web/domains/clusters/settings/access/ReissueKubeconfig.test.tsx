import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../../testing/sentBy.ts';
import { serverMessage } from '../../../../testing/serverMessage.ts';
import { ReissueKubeconfig } from './ReissueKubeconfig.tsx';
import type { ReissueKubeconfigTestQuery } from './__generated__/ReissueKubeconfigTestQuery.graphql.ts';

beforeAll(() => loadNamespaces(['clusters', 'errors']));

const show = (reissueKubeconfig: object) =>
  renderWithRelay<ReissueKubeconfigTestQuery>(
    graphql`
      query ReissueKubeconfigTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...ReissueKubeconfig_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <ReissueKubeconfig cluster={cluster} />,
    { Cluster: () => ({ id: 'cluster-1', credentials: { viewerCan: { reissueKubeconfig } } }) },
  );

describe('issuing a new kubeconfig', () => {
  it('is confirmed with its consequence', async () => {
    const { environment, user } = show({ allowed: true, code: null, detail: null });
    await user.click(await screen.findByRole('button', { name: 'Issue a new kubeconfig' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('All kubeconfigs issued before stop working at once');
    await user.click(within(dialog).getByRole('button', { name: 'Issue a new kubeconfig' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const asked = environment.mock.getMostRecentOperation();
    expect(asked.request.node.params.name).toBe('useReissueKubeconfigMutation');
    expect(sentBy(asked)).toEqual({ input: { id: 'cluster-1' } });
  });

  it('is disabled with the reason', async () => {
    show({ allowed: false, code: 'FORBIDDEN', detail: serverMessage('Ask an admin.') });
    const button = await screen.findByRole('button', { name: 'Issue a new kubeconfig' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});
