import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useLocation } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { toSettingsTab } from '../form/useDeploymentTabs.ts';
import { DeleteDeploymentCard } from './DeleteDeploymentCard.tsx';
import { DeploymentSettingsForm } from './DeploymentSettingsForm.tsx';
import type { DeploymentSettingsTabQuery } from './__generated__/DeploymentSettingsTabQuery.graphql.ts';

/** The settings of a deployment: the last segment of the address is the tab of the form, which all of them share. */
export function DeploymentSettingsTab() {
  const { cluster } = useOwnedQuery<DeploymentSettingsTabQuery>(
    graphql`
      query DeploymentSettingsTabQuery($id: ID!, $deploymentId: ID!) @preloadable {
        cluster(id: $id) {
          deployment(id: $deploymentId) {
            ...DeploymentSettingsForm_deployment
            ...DeleteDeploymentCard_deployment
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<DeploymentSettingsTabQuery>>(),
  );
  const tab = toSettingsTab(useLocation().pathname.split('/').at(-1));
  const deployment = cluster?.deployment;
  // The layout says that the deployment does not exist.
  if (!deployment) return null;
  return (
    <Stack gap="8">
      <DeploymentSettingsForm deployment={deployment} tab={tab} />
      {tab === 'general' ? <DeleteDeploymentCard deployment={deployment} /> : null}
    </Stack>
  );
}
