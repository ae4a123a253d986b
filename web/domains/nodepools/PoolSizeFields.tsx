import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../forms/fields/SwitchField.tsx';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { POOL_BOUNDS } from './poolValues.ts';

interface PoolSizeFieldsProps {
  /** Path of the pool in the form. */
  name: string;
  /** Why autoscaling cannot be switched. */
  autoscalingReason?: string;
  /** In a table: without sliders, and with short help. */
  isCompact?: boolean;
}

/** Number of nodes: a count, or the limits of autoscaling. */
export function PoolSizeFields(props: PoolSizeFieldsProps) {
  const { name, autoscalingReason, isCompact = false } = props;
  const { t } = useTranslation('nodepools');
  const isAutoscaling = useWatch<Record<string, boolean>>({ name: `${name}.isAutoscaling` });
  const autoscaling = (
    <SwitchField
      name={`${name}.isAutoscaling`}
      label={t('pool.autoscaling')}
      help={isCompact && !isAutoscaling ? undefined : t('pool.autoscalingHelp')}
      readOnlyReason={autoscalingReason}
    />
  );
  const count = (field: 'minInstances' | 'maxInstances' | 'instanceCount') => (
    <NumberField
      name={`${name}.${field}`}
      label={t(`pool.${field}`)}
      {...POOL_BOUNDS[field === 'instanceCount' ? 'count' : field]}
      hasSlider={!isCompact}
    />
  );
  const counts = isAutoscaling ? (
    <Flex gap={isCompact ? '3' : '5'} wrap="wrap">
      <div style={{ flex: isCompact ? '0 1 auto' : '1 1 16rem' }}>{count('minInstances')}</div>
      <div style={{ flex: isCompact ? '0 1 auto' : '1 1 16rem' }}>{count('maxInstances')}</div>
    </Flex>
  ) : (
    count('instanceCount')
  );
  // In a table the counts of all rows are in line.
  return isCompact ? (
    <>
      {counts}
      {autoscaling}
    </>
  ) : (
    <>
      {autoscaling}
      {counts}
    </>
  );
}
