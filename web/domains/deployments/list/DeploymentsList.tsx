import { Plus, Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { FocusRegion } from '../../../ui/layout/FocusRegion.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { useClusterReach } from '../useClusterReach.ts';
import { DeploymentCounters } from './DeploymentCounters.tsx';
import { DeploymentRow } from './DeploymentRow.tsx';
import { DeploymentsToolbar } from './DeploymentsToolbar.tsx';
import { filterFrom, isFiltered, withFilter } from './deploymentsFilter.ts';
import { useDeploymentCommands } from './useDeploymentCommands.ts';
import type { DeploymentsList_cluster$key } from './__generated__/DeploymentsList_cluster.graphql.ts';

const COLUMNS = ['name', 'status', 'image', 'replicas', 'host', 'updated'] as const;

/** The card for a new deployment, the counters and the list, live. */
export function DeploymentsList({ cluster }: { cluster: DeploymentsList_cluster$key }) {
  const { t } = useTranslation('deployments');
  const data = useFragment(
    graphql`
      fragment DeploymentsList_cluster on Cluster {
        id
        uuid
        viewerCan {
          createDeployment {
            ...useActionReason_state
          }
        }
        deploymentCounts {
          total
          ...DeploymentCounters_counts
        }
        deployments(first: 100, filter: $filter) {
          totalCount
          edges {
            node {
              id
              ...DeploymentRow_deployment
              ...useDeploymentCommands_deployment
            }
          }
        }
        ...DeploymentsToolbar_cluster
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const { uuid, deployments, deploymentCounts: counts } = data;
  useClusterReach(data.id);
  useDeploymentCommands(uuid, deployments?.edges ?? []);
  if (!deployments || !counts) return <MissingData title={t('loadFailed')} />;
  const create = (
    <ButtonLink
      variant="primary"
      icon={<Plus />}
      to={paths.createDeployment(uuid)}
      disabledReason={reasonOf(data.viewerCan.createDeployment)}
    >
      {t('create.button')}
    </ButtonLink>
  );
  if (counts.total === 0) {
    return (
      <FocusRegion label={t('list.title')}>
        <Card>
          <EmptyState kind="first" icon={Rocket} title={t('first.title')} actions={create}>
            {t('first.text')}
          </EmptyState>
        </Card>
      </FocusRegion>
    );
  }
  return (
    <FocusRegion label={t('list.title')}>
      <Card pb="4">
        <CardHeader title={t('create.title')} description={t('create.text')} actions={create} />
      </Card>
      <DeploymentCounters counts={counts} />
      <Card>
        <CardHeader title={t('list.title')} />
        <DeploymentsToolbar cluster={data} />
        {deployments.edges.length === 0 ? (
          <NoMatch />
        ) : (
          <Table
            caption={t('list.title')}
            columns={[
              ...COLUMNS.map((key) => ({ key, header: t(`column.${key}`) })),
              { key: 'actions', header: t('column.actions'), isHeaderHidden: true },
            ]}
          >
            {deployments.edges.map(({ node }) => (
              <DeploymentRow key={node.id} deployment={node} />
            ))}
          </Table>
        )}
        {deployments.totalCount > deployments.edges.length ? (
          <Box px="5" py="3" color="fg.muted">
            {t('list.more', { shown: deployments.edges.length, total: deployments.totalCount })}
          </Box>
        ) : null}
      </Card>
    </FocusRegion>
  );
}

function NoMatch() {
  const { t } = useTranslation('deployments');
  const [params, change] = useAddressParams();
  const clear = () => change((before) => withFilter(before, { show: 'all', search: '', namespace: null }));
  return (
    <EmptyState
      kind="noMatch"
      level={3}
      title={t('noMatch.title')}
      actions={
        isFiltered(filterFrom(params)) ? <TextButton onClick={clear}>{t('noMatch.clear')}</TextButton> : null
      }
    />
  );
}
