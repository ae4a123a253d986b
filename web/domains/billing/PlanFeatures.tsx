import { Check, Minus } from 'lucide-react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../i18n/MessageText.tsx';
import { Box, Flex, Grid } from '../../ui/layout/primitives.ts';
import type { PlanFeatures_plan$key } from './__generated__/PlanFeatures_plan.graphql.ts';

/** What a plan includes, and what it leaves out. */
export function PlanFeatures({ plan }: { plan: PlanFeatures_plan$key }) {
  const { featureDetails } = useFragment(
    graphql`
      fragment PlanFeatures_plan on Plan {
        featureDetails {
          code
          message
          ...MessageText_message
        }
      }
    `,
    plan,
  );
  return (
    <Grid as="ul" gap="2" mt="4" pt="4" borderTop="1px solid" borderColor="border">
      {featureDetails.map((feature) => {
        const isLeftOut = feature.code === 'FEATURE_NO_MORE_CLUSTERS';
        const Icon = isLeftOut ? Minus : Check;
        return (
          <Flex as="li" key={feature.message} gap="2" color={isLeftOut ? 'fg.muted' : undefined}>
            <Box color={isLeftOut ? 'fg.subtle' : 'fg.success'} flexShrink="0" pt="0.5">
              <Icon aria-hidden width={16} height={16} />
            </Box>
            <MessageText message={feature} />
          </Flex>
        );
      })}
    </Grid>
  );
}
