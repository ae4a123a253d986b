import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Text } from '../../../ui/layout/primitives.ts';
import { FactFailed } from './FactFailed.tsx';
import type { GitopsFact_cluster$key } from './__generated__/GitopsFact_cluster.graphql.ts';

const STATUSES = ['ACTIVE', 'CONFIGURING', 'DISABLED', 'DISABLING', 'FAILED', 'INACTIVE'] as const;

/** Whether GitOps is enabled, and with which repository. */
export function GitopsFact({ cluster }: { cluster: GitopsFact_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { gitops } = useFragment(
    graphql`
      fragment GitopsFact_cluster on Cluster {
        gitops {
          status
          isEnabled
          repository
          branch
        }
      }
    `,
    cluster,
  );
  if (!gitops) return <FactFailed text={t('overview.kubernetes.gitopsFailed')} />;
  const status = STATUSES.find((one) => one === gitops.status) ?? 'DISABLED';
  const { isEnabled, repository, branch } = gitops;
  return (
    <>
      {t(`overview.gitops.${status}`)}
      {isEnabled && repository ? (
        <Text as="span" display="block" color="fg.muted" textStyle="mono" css={{ overflowWrap: 'anywhere' }}>
          {branch ? `${repository} @ ${branch}` : repository}
        </Text>
      ) : null}
    </>
  );
}
