import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../../lib/numbers.ts';
import { paths } from '../../../shell/paths.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import { ObjectTable } from './ObjectTable.tsx';
import { podStateOf } from './podState.ts';
import { Words } from './Words.tsx';
import type { PodsTable_cluster$key } from './__generated__/PodsTable_cluster.graphql.ts';
import type { PodsTableRow_pod$key } from './__generated__/PodsTableRow_pod.graphql.ts';

const MIB_PER_GIB = 1_024;

/** Pods with their state, load and node. */
export function PodsTable({ cluster }: { cluster: PodsTable_cluster$key }) {
  const { uuid, pods } = useFragment(
    graphql`
      fragment PodsTable_cluster on Cluster {
        uuid
        pods(first: 100, filter: { namespace: $namespace }) {
          totalCount
          edges {
            node {
              id
              ...PodsTableRow_pod
            }
          }
        }
      }
    `,
    cluster,
  );
  return (
    <ObjectTable
      view="pods"
      columns={['name', 'state', 'restarts', 'cpu', 'memory', 'node', 'created']}
      rows={pods?.edges.map(({ node }) => (
        <PodRow key={node.id} uuid={uuid} pod={node} />
      ))}
      total={pods?.totalCount}
    />
  );
}

function PodRow({ uuid, pod }: { uuid: string; pod: PodsTableRow_pod$key }) {
  const { t } = useTranslation('workloads');
  const locale = useLocale();
  const { name, namespace, state, restartCount, usage, nodeName, createdAt } = useFragment(
    graphql`
      fragment PodsTableRow_pod on Pod {
        name
        namespace
        state
        restartCount
        nodeName
        createdAt
        usage {
          cores
          memoryGb
        }
      }
    `,
    pod,
  );
  const { name: word, tone } = podStateOf(state);
  return (
    <Row>
      <Cell>
        <Words main={name} hint={namespace} to={paths.clusterPod(uuid, namespace, name)} />
      </Cell>
      <Cell label={t('column.state')}>
        <StatusBadge tone={tone} label={t(`pod.state.${word}`)} />
      </Cell>
      <Cell label={t('column.restarts')}>
        <Tabular>{formatNumber(restartCount, locale)}</Tabular>
      </Cell>
      <Cell label={t('column.cpu')}>
        <Tabular>{usage ? formatUnit(usage.cores * 1_000, 'm', locale, 0) : '–'}</Tabular>
      </Cell>
      <Cell label={t('column.memory')}>
        <Tabular>{usage ? formatUnit(usage.memoryGb * MIB_PER_GIB, 'MiB', locale, 0) : '–'}</Tabular>
      </Cell>
      <Cell label={t('column.node')} isMono>
        {nodeName ?? '–'}
      </Cell>
      <Cell label={t('column.created')}>
        <RelativeTime at={createdAt} />
      </Cell>
    </Row>
  );
}
