import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../lib/numbers.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { DataList } from '../../ui/layout/DataList.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { Mono } from '../../ui/text/Mono.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { CopyValue } from '../../ui/text/CopyValue.tsx';
import { NodeActions } from './maintenance/NodeActions.tsx';
import { NodeStateBadge } from './maintenance/NodeStateBadge.tsx';
import { NodeLoad } from './NodeLoad.tsx';
import { PodHealthMeter } from './PodHealthMeter.tsx';
import type { NodeCard_cluster$key } from './__generated__/NodeCard_cluster.graphql.ts';
import type { NodeCard_node$key } from './__generated__/NodeCard_node.graphql.ts';

/** Status, size, addresses, load and pods of a node, and how to take it out of service. */
export function NodeCard({ node, cluster }: { node: NodeCard_node$key; cluster: NodeCard_cluster$key }) {
  const { t } = useTranslation('nodes');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment NodeCard_node on ClusterNode {
        name
        role
        nodePoolName
        kubeletVersion
        internalIp
        externalIp
        createdAt
        capacity {
          cores
          memoryGb
        }
        pods {
          ...PodHealthMeter_pods
        }
        ...NodeLoad_node
        ...NodeStateBadge_node
        ...NodeActions_node
      }
    `,
    node,
  );
  const clusterData = useFragment(
    graphql`
      fragment NodeCard_cluster on Cluster {
        ...NodeActions_cluster
      }
    `,
    cluster,
  );
  const { capacity, createdAt, externalIp, internalIp, kubeletVersion, role, nodePoolName } = data;
  return (
    <Card>
      <CardHeader
        title={data.name}
        badge={<NodeStateBadge node={data} />}
        actions={<NodeActions node={data} cluster={clusterData} />}
      />
      <CardBody>
        <Stack gap="5">
          <DataList
            columns={3}
            items={[
              {
                label: t('page.role'),
                value:
                  role === 'CONTROL_PLANE'
                    ? t('list.controlPlane')
                    : t('list.worker', { pool: nodePoolName ?? '' }),
              },
              {
                label: t('page.size'),
                value: t('page.sizeOf', {
                  cores: formatNumber(capacity.cores, locale),
                  memory: formatUnit(capacity.memoryGb, 'GB', locale, 0),
                }),
              },
              {
                label: t('page.version'),
                value: kubeletVersion ? <Mono>{kubeletVersion}</Mono> : '–',
              },
              {
                label: t('page.internalIp'),
                value: internalIp ? <CopyValue value={internalIp} what={t('page.internalIp')} /> : '–',
              },
              {
                label: t('page.externalIp'),
                value: externalIp ? (
                  <CopyValue value={externalIp} what={t('page.externalIp')} />
                ) : (
                  t('page.noExternalIp')
                ),
              },
              {
                label: t('page.joined'),
                value: createdAt ? <RelativeTime at={createdAt} /> : '–',
              },
            ]}
          />
          <NodeLoad node={data} />
          <PodHealthMeter pods={data.pods} />
        </Stack>
      </CardBody>
    </Card>
  );
}
