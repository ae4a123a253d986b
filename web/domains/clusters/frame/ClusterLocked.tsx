import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { ClusterStatusBadge } from '../ClusterStatusBadge.tsx';
import type { ClusterLocked_cluster$key } from './__generated__/ClusterLocked_cluster.graphql.ts';

/** Shown instead of a cluster while the account is over its limit, with both ways to resolve it. */
export function ClusterLocked({ cluster }: { cluster: ClusterLocked_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterLocked_cluster on Cluster {
        name
        viewerCan {
          open {
            ...useActionReason_state
          }
        }
        ...ClusterStatusBadge_cluster
      }
    `,
    cluster,
  );
  return (
    <>
      <PageHeader title={data.name} status={<ClusterStatusBadge cluster={data} />} />
      <EmptyState
        kind="forbidden"
        title={t('frame.locked.title', { name: data.name })}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.settings('billing')}>
              {t('list.overLimit.plans')}
            </ButtonLink>
            <ButtonLink to={paths.clusters()}>{t('frame.deleted.toClusters')}</ButtonLink>
          </>
        }
      >
        {useActionReason()(data.viewerCan.open)}
      </EmptyState>
    </>
  );
}
