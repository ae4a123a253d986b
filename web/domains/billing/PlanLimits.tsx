import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, Grid } from '../../ui/layout/primitives.ts';
import type { PlanLimits_plan$key } from './__generated__/PlanLimits_plan.graphql.ts';

/** The limits of a plan, in the same lines for every plan, so that cards can be compared. */
export function PlanLimits({ plan }: { plan: PlanLimits_plan$key }) {
  const { t } = useTranslation('billing');
  const data = useFragment(
    graphql`
      fragment PlanLimits_plan on Plan {
        maxClusters
        maxArchivedClusters
        maxUsers
        maxNodesPerCluster
      }
    `,
    plan,
  );
  const lines = [
    { count: data.maxClusters, text: t('limit.clusters', { count: data.maxClusters }) },
    { count: data.maxArchivedClusters, text: t('limit.archived', { count: data.maxArchivedClusters }) },
    { count: data.maxUsers, text: t('limit.users', { count: data.maxUsers }) },
    { count: data.maxNodesPerCluster, text: t('limit.nodes', { count: data.maxNodesPerCluster }) },
  ];
  return (
    <Grid as="ul" gap="2" mt="4" pt="4" borderTop="1px solid" borderColor="border">
      {lines.map(({ count, text }) => (
        <Flex as="li" key={text} gap="2" color={count === 0 ? 'fg.muted' : undefined}>
          <Box color={count === 0 ? 'fg.subtle' : 'fg.success'} flexShrink="0" pt="0.5">
            {count === 0 ? (
              <Minus aria-hidden width={16} height={16} />
            ) : (
              <Check aria-hidden width={16} height={16} />
            )}
          </Box>
          {text}
        </Flex>
      ))}
    </Grid>
  );
}
