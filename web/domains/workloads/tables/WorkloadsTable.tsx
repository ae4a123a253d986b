import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import { nameOfWorkload } from '../manifest/manifestKinds.ts';
import { ObjectTable } from './ObjectTable.tsx';
import { ObjectName } from './ObjectName.tsx';
import type { WorkloadsTable_cluster$key } from './__generated__/WorkloadsTable_cluster.graphql.ts';
import type { WorkloadsTableRow_workload$key } from './__generated__/WorkloadsTableRow_workload.graphql.ts';

const tones = {
  RUNNING: 'ok',
  PROGRESSING: 'busy',
  FAILING: 'failed',
  STOPPED: 'neutral',
  COMPLETED: 'neutral',
} as const;

/** Deployments, stateful sets, daemon sets and jobs. */
export function WorkloadsTable({ cluster }: { cluster: WorkloadsTable_cluster$key }) {
  const { uuid, workloads } = useFragment(
    graphql`
      fragment WorkloadsTable_cluster on Cluster {
        uuid
        workloads(first: 100, filter: { namespace: $namespace }) {
          totalCount
          edges {
            node {
              id
              ...WorkloadsTableRow_workload
            }
          }
        }
      }
    `,
    cluster,
  );
  return (
    <ObjectTable
      view="workloads"
      columns={['name', 'kind', 'state', 'ready', 'images', 'created']}
      rows={workloads?.edges.map(({ node }) => (
        <WorkloadRow key={node.id} uuid={uuid} workload={node} />
      ))}
      total={workloads?.totalCount}
    />
  );
}

function WorkloadRow({ uuid, workload }: { uuid: string; workload: WorkloadsTableRow_workload$key }) {
  const { t } = useTranslation('workloads');
  const { name, namespace, kind, state, message, readyCount, wantedCount, images, createdAt } = useFragment(
    graphql`
      fragment WorkloadsTableRow_workload on Workload {
        name
        namespace
        kind
        state
        message
        readyCount
        wantedCount
        images
        createdAt
      }
    `,
    workload,
  );
  const known = state in tones ? (state as keyof typeof tones) : 'PROGRESSING';
  const plural = nameOfWorkload(kind);
  const page = plural && paths.clusterManifest(uuid, plural, namespace, name);
  return (
    <Row>
      <Cell>
        <ObjectName name={name} hint={namespace} to={page} />
      </Cell>
      <Cell label={t('column.kind')}>{t(`kind.${kind}`)}</Cell>
      <Cell label={t('column.state')}>
        <div>
          <StatusBadge tone={tones[known]} label={t(`state.${known}`)} />
          {message ? (
            <Text mt="1" lang="en" textStyle="xs" color="fg.muted" css={{ overflowWrap: 'anywhere' }}>
              {message}
            </Text>
          ) : null}
        </div>
      </Cell>
      <Cell label={t('column.ready')}>
        <Tabular>{t('ready', { ready: readyCount, wanted: wantedCount })}</Tabular>
      </Cell>
      <Cell label={t('column.images')} isMono>
        <span style={{ overflowWrap: 'anywhere' }}>{images.join(', ')}</span>
      </Cell>
      <Cell label={t('column.created')}>
        <RelativeTime at={createdAt} />
      </Cell>
    </Row>
  );
}
