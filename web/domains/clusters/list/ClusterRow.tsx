import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
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
        status
        progressMessage
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
        <Box maxW="14rem">
          <ClusterStatusBadge cluster={data} />
          <Box css={{ '& > *': { mt: '2', mb: '1' } }}>
            <ClusterProgress cluster={data} isQuiet />
          </Box>
          {data.status === 'FAILED' && data.progressMessage ? (
            <Text color="fg.error" textStyle="xs" mt="1" lineClamp={2} title={data.progressMessage}>
              {data.progressMessage}
            </Text>
          ) : null}
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
