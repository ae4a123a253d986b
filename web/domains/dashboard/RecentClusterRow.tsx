import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatUnit } from '../../lib/numbers.ts';
import { Box, Flex, Grid } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { Flag } from '../../ui/text/Flag.tsx';
import { ClusterName } from '../clusters/list/items/ClusterName.tsx';
import { ClusterProgress } from '../clusters/ClusterProgress.tsx';
import { ClusterStatusBadge } from '../clusters/ClusterStatusBadge.tsx';
import type { RecentClusterRow_cluster$key } from './__generated__/RecentClusterRow_cluster.graphql.ts';

/** The columns line up the figures of all rows: two on a phone, below the location. */
const figures = {
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) 4rem 4.5rem 7rem 7rem' },
  fontVariantNumeric: 'tabular-nums',
  '& > span:first-of-type': { smDown: { gridColumn: '1 / -1' } },
  '& > span + span': { sm: { textAlign: 'end' } },
} as const;

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
      <Grid css={figures} gap="1" columnGap="4" textStyle="xs" color="fg.muted" mt="1">
        <Flex as="span" gap="1.5" align="center">
          <Flag country={location.countryCode} /> {location.city}
        </Flex>
        {/* Without servers there is nothing to count. */}
        {resources && hasServers ? (
          <>
            <span>{t('recent.nodes', { count: resources.nodes })}</span>
            <span>{t('recent.cores', { count: resources.cores })}</span>
            <span>{t('recent.memory', { size: formatUnit(resources.memoryGb, 'GB', locale) })}</span>
            <span>{t('recent.storage', { size: formatUnit(resources.storageGb, 'GB', locale, 0) })}</span>
          </>
        ) : (
          <Box as="span" gridColumn={{ sm: '-2' }}>
            –
          </Box>
        )}
      </Grid>
      <Box css={{ '& > *': { mt: '2.5' } }}>
        <ClusterProgress cluster={data} isQuiet={isQuiet} />
      </Box>
    </Box>
  );
}
