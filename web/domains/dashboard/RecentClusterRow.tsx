import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatUnit } from '../../lib/numbers.ts';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { Flag } from '../../ui/text/Flag.tsx';
import { ClusterName } from '../clusters/list/items/ClusterName.tsx';
import { ClusterProgress } from '../clusters/ClusterProgress.tsx';
import { ClusterStatusBadge } from '../clusters/ClusterStatusBadge.tsx';
import type { RecentClusterRow_cluster$key } from './__generated__/RecentClusterRow_cluster.graphql.ts';

interface RecentClusterRowProps {
  readonly cluster: RecentClusterRow_cluster$key;
  readonly isQuiet: boolean;
}

/** One cluster of the panel: location, status, and size. */
export function RecentClusterRow({ cluster, isQuiet }: RecentClusterRowProps) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment RecentClusterRow_cluster on Cluster {
        location {
          city
          countryCode
        }
        hasServers
        resources {
          nodes
          cores
          memoryGb
          storageGb
        }
        ...ClusterName_cluster
        ...ClusterStatusBadge_cluster
        ...ClusterProgress_cluster
      }
    `,
    cluster,
  );
  const { resources, location, hasServers } = data;
  return (
    <Box as="li" px="5" py="3" borderTop="1px solid" borderColor="border">
      <Flex gap="3" align="center" justify="space-between">
        <ClusterName cluster={data} />
        <ClusterStatusBadge cluster={data} />
      </Flex>
      <Flex
        gap="1"
        columnGap="4"
        wrap="wrap"
        textStyle="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        mt="1"
        css={{ '& > span + span': { sm: { textAlign: 'end' } } }}
      >
        <Flex as="span" gap="1.5" align="center" flex="1 0 auto">
          <Flag country={location.countryCode} /> {location.city}
        </Flex>
        {/* The widths line up the figures of all rows. Without servers there is nothing to count. */}
        {resources && hasServers ? (
          <>
            <Box as="span" minW={{ sm: '4rem' }}>
              {t('recent.nodes', { count: resources.nodes })}
            </Box>
            <Box as="span" minW={{ sm: '4.5rem' }}>
              {t('recent.cores', { count: resources.cores })}
            </Box>
            <Box as="span" minW={{ sm: '7rem' }}>
              {t('recent.memory', { size: formatUnit(resources.memoryGb, 'GB', locale) })}
            </Box>
            <Box as="span" minW={{ sm: '7rem' }}>
              {t('recent.storage', { size: formatUnit(resources.storageGb, 'GB', locale, 0) })}
            </Box>
          </>
        ) : (
          <span>–</span>
        )}
      </Flex>
      <Box css={{ '& > *': { mt: '2.5' } }}>
        <ClusterProgress cluster={data} isQuiet={isQuiet} />
      </Box>
    </Box>
  );
}
