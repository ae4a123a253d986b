import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../../../ui/layout/primitives.ts';
import type { PlannedCreation } from './usePlannedCreation.ts';

/** Warnings of the dry run. */
export function PlanWarnings({ plan }: { plan: PlannedCreation }) {
  const { t } = useTranslation('clusters');
  if (plan.state !== 'planned') return null;
  const { warnings } = plan.preview;
  if (warnings.length === 0) return null;
  return (
    <Flex
      as="ul"
      aria-label={t('create.summary.warnings')}
      direction="column"
      gap="1.5"
      listStyleType="none"
      p="0"
      mt="3"
      mb="0"
      textStyle="xs"
      color="fg.warning"
    >
      {warnings.map(({ code, message }) => (
        <Flex as="li" key={code + message} gap="1.5">
          <TriangleAlert aria-hidden width={14} height={14} style={{ flexShrink: 0, marginTop: 1 }} />
          <span>{message}</span>
        </Flex>
      ))}
    </Flex>
  );
}
