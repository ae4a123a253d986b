import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { Flag } from '../../../ui/text/Flag.tsx';
import type { NodePoolRow_pool$key } from './__generated__/NodePoolRow_pool.graphql.ts';

/** One pool: type, location and number of nodes, or its autoscaling limits. */
export function NodePoolRow({ pool }: { pool: NodePoolRow_pool$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment NodePoolRow_pool on NodePool {
        name
        instanceTypeName
        instanceCount
        isAutoscaling
        minInstances
        maxInstances
        location {
          city
          countryCode
        }
      }
    `,
    pool,
  );
  const nodes = data.isAutoscaling
    ? t('overview.pools.autoscaling', { min: data.minInstances ?? 0, max: data.maxInstances ?? 0 })
    : String(data.instanceCount);
  return (
    <Row>
      <Cell>
        <strong>{data.name}</strong>
      </Cell>
      <Cell label={t('overview.pools.type')} isMono>
        {data.instanceTypeName}
      </Cell>
      <Cell label={t('overview.pools.location')}>
        <Flex as="span" gap="1.5" align="center">
          <Flag country={data.location.countryCode} /> {data.location.city}
        </Flex>
      </Cell>
      <Cell label={t('overview.pools.nodes')} align="end">
        {nodes}
      </Cell>
    </Row>
  );
}
