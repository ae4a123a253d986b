import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../lib/numbers.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { DataList } from '../../ui/layout/DataList.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { NodeLoad } from './NodeLoad.tsx';
import { PodHealthMeter } from './PodHealthMeter.tsx';
import type { NodeCard_node$key } from './__generated__/NodeCard_node.graphql.ts';

/** Status, size, load and pods of a node. */
export function NodeCard({ node }: { node: NodeCard_node$key }) {
  const { t } = useTranslation('nodes');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment NodeCard_node on ClusterNode {
        name
        role
        nodePoolName
        isReady
        capacity {
          cores
          memoryGb
        }
        pods {
          ...PodHealthMeter_pods
        }
        ...NodeLoad_node
      }
    `,
    node,
  );
  const { capacity, role, nodePoolName, isReady } = data;
  return (
    <Card>
      <CardHeader
        title={data.name}
        badge={
          <StatusBadge
            tone={isReady ? 'ok' : 'attention'}
            label={t(isReady ? 'list.ready' : 'list.notReady')}
          />
        }
      />
      <CardBody>
        <Stack gap="5">
          <DataList
            columns={2}
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
            ]}
          />
          <NodeLoad node={data} />
          <PodHealthMeter pods={data.pods} />
        </Stack>
      </CardBody>
    </Card>
  );
}
