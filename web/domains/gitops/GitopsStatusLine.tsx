import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { asGitopsStatus, gitopsTone } from './gitopsStatus.ts';
import type { GitopsStatusLine_cluster$key } from './__generated__/GitopsStatusLine_cluster.graphql.ts';

/** Whether the cluster follows a repository, and which: a line for cards of other nouns. Namespace: gitops. */
export function GitopsStatusLine({ cluster }: { cluster: GitopsStatusLine_cluster$key }) {
  const { t } = useTranslation('gitops');
  const { gitops } = useFragment(
    graphql`
      fragment GitopsStatusLine_cluster on Cluster {
        gitops {
          status
          isEnabled
          repository
          branch
          # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
          rev
        }
      }
    `,
    cluster,
  );
  if (!gitops) return <Text color="fg.muted">{t('unknown')}</Text>;
  const { status, isEnabled, repository, branch } = gitops;
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <StatusBadge tone={gitopsTone(status)} label={t(`status.${asGitopsStatus(status)}`)} />
      {isEnabled && repository ? (
        <Text as="span" color="fg.muted" className="kd-mono" textStyle="sm" overflowWrap="anywhere">
          {repository}@{branch}
        </Text>
      ) : null}
    </Flex>
  );
}
