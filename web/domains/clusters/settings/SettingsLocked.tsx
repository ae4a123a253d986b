import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { ClusterProgress } from '../ClusterProgress.tsx';
import { asClusterStatus, isClusterMoving } from '../clusterStatus.ts';
import type { SettingsLocked_cluster$key } from './__generated__/SettingsLocked_cluster.graphql.ts';

/** Shown while an operation runs: nothing can be changed until it has finished, and its progress. */
export function SettingsLocked({ cluster }: { cluster: SettingsLocked_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment SettingsLocked_cluster on Cluster {
        status
        ...ClusterProgress_cluster
      }
    `,
    cluster,
  );
  if (!isClusterMoving(data.status)) return null;
  return (
    <Box position="sticky" top="16" zIndex="5" mb="5" bg="bg" borderRadius="lg">
      <Banner tone="info" title={t('settings.locked.title')}>
        {t(`settings.locked.${asClusterStatus(data.status)}`)}
        <Box mt="3">
          {/* The page's header announces the same operation. */}
          <ClusterProgress cluster={data} isQuiet />
        </Box>
      </Banner>
    </Box>
  );
}
