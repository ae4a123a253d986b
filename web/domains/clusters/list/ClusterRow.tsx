import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { Flag } from '../../../ui/text/Flag.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ClusterMenu } from '../ClusterMenu.tsx';
import { ClusterProgress } from '../ClusterProgress.tsx';
import { ClusterStatusBadge } from '../ClusterStatusBadge.tsx';
import { ClusterName } from './ClusterName.tsx';
import { MonthlyPrice } from './MonthlyPrice.tsx';
import type { ClusterRow_cluster$key } from './__generated__/ClusterRow_cluster.graphql.ts';

/** One cluster as a line of the table, for comparing many. */
export function ClusterRow({ cluster }: { cluster: ClusterRow_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterRow_cluster on Cluster {
        location {
          city
          countryCode
        }
        k3sVersion
        workerCount
        controlPlaneCount
        isProtected
        createdAt
        ...ClusterName_cluster
        ...ClusterStatusBadge_cluster
        ...ClusterProgress_cluster
        ...ClusterMenu_cluster
        ...MonthlyPrice_cluster
      }
    `,
    cluster,
  );
  return (
    <Row>
      <Cell>
        <Flex gap="2" align="center" whiteSpace="nowrap">
          <ClusterName cluster={data} />
          {data.isProtected ? (
            <Box color="fg.subtle" as="span">
              <Lock aria-hidden width={14} height={14} />
              <span className="kd-hidden">{t('list.facts.protected')}</span>
            </Box>
          ) : null}
        </Flex>
      </Cell>
      <Cell label={t('list.sort.status')}>
        <ClusterStatusBadge cluster={data} />
        <Box maxW="14rem" css={{ '& > *': { mt: '2', mb: '1' } }}>
          <ClusterProgress cluster={data} isQuiet />
        </Box>
      </Cell>
      <Cell label={t('list.sort.location')}>
        <Box as="span" whiteSpace="nowrap">
          <Flag country={data.location.countryCode} /> {data.location.city}
        </Box>
      </Cell>
      <Cell label={t('list.facts.version')} isMono>
        {data.k3sVersion}
      </Cell>
      <Cell label={t('list.facts.nodes')} align="end">
        {t('list.facts.nodeSum', { masters: data.controlPlaneCount, workers: data.workerCount })}
      </Cell>
      <Cell label={t('list.sort.monthlyCost')} align="end">
        <Box as="span" whiteSpace="nowrap">
          <MonthlyPrice cluster={data} />
        </Box>
      </Cell>
      <Cell label={t('list.sort.dateCreated')}>
        <Box as="span" whiteSpace="nowrap">
          <RelativeTime at={data.createdAt} />
        </Box>
      </Cell>
      <Cell align="end">
        <ClusterMenu cluster={data} buttonProps={{ size: 'sm' }} />
      </Cell>
    </Row>
  );
}
