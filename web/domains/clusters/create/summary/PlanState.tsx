import { useTranslation } from 'react-i18next';
import { Box } from '../../../../ui/layout/primitives.ts';
import type { PlannedCreation } from './usePlannedCreation.ts';

/** Whether the price is confirmed, and what the platform would refuse. */
export function PlanState({ plan }: { plan: PlannedCreation }) {
  const { t } = useTranslation('clusters');
  return (
    <Box textStyle="xs" color={plan.state === 'refused' ? 'fg.warning' : 'fg.muted'} maxW="24rem">
      {t(`create.summary.state.${plan.state}`)}
      {plan.state === 'refused' ? <Box overflowWrap="anywhere">{plan.message}</Box> : null}
    </Box>
  );
}
