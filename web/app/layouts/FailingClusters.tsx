import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { troubleOf } from '../../domains/clusters/clusterStatus.ts';
import { Box, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { countStyles } from './sidebarStyles.ts';
import type { FailingClusters_account$key } from './__generated__/FailingClusters_account.graphql.ts';

/** The number of clusters that failed or need attention, as a badge beside Clusters; nothing if there are none. */
export function FailingClusters({ account }: { account: FailingClusters_account$key }) {
  const { t } = useTranslation();
  const { clusters } = useFragment(
    graphql`
      fragment FailingClusters_account on Account {
        # The filter makes it another connection than those of the pages.
        clusters(first: 100, filter: { archived: false }) {
          edges {
            node {
              status
              healthSummary {
                level
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
                ...healthSummaryFields_summary
              }
            }
          }
        }
      }
    `,
    account,
  );
  const troubled = (clusters?.edges ?? []).filter(
    ({ node }) => node.status === 'FAILED' || troubleOf(node.status, node.healthSummary?.level) !== null,
  );
  const count = troubled.length;
  if (count === 0) return null;
  return (
    <Box as="strong" css={countStyles}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('usage.failing', { count })}</VisuallyHidden>
    </Box>
  );
}
