import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { ClusterProgress } from '../ClusterProgress.tsx';
import { asClusterStatus, isClusterMoving } from '../clusterStatus.ts';
import type { SettingsLocked_cluster$key } from './__generated__/SettingsLocked_cluster.graphql.ts';

/** While work on the cluster goes on: that nothing can be changed, how far it is, and when it can again. */
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
          {/* The head of the page speaks about the same work already. */}
          <ClusterProgress cluster={data} isQuiet />
        </Box>
      </Banner>
    </Box>
  );
}
