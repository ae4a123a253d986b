import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { countStyles } from './sidebarStyles.ts';
import type { FailingClusters_account$key } from './__generated__/FailingClusters_account.graphql.ts';

/** The number of failed clusters, as a badge beside Clusters; nothing if there are none. */
export function FailingClusters({ account }: { account: FailingClusters_account$key }) {
  const { t } = useTranslation();
  const { failing } = useFragment(
    graphql`
      fragment FailingClusters_account on Account {
        failing: clusters(filter: { statuses: [FAILED] }) {
          totalCount
        }
      }
    `,
    account,
  );
  if (!failing || failing.totalCount === 0) return null;
  return (
    <Box as="strong" css={countStyles}>
      <span aria-hidden="true">{failing.totalCount}</span>
      <VisuallyHidden>{t('usage.failing', { count: failing.totalCount })}</VisuallyHidden>
    </Box>
  );
}
