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
}

/** Number of nodes: a count, or the limits of autoscaling. */
export function PoolSizeFields({ name, autoscalingReason }: PoolSizeFieldsProps) {
  const { t } = useTranslation('nodepools');
  const isAutoscaling = useWatch<Record<string, boolean>>({ name: `${name}.isAutoscaling` });
  return (
    <>
      <SwitchField
        name={`${name}.isAutoscaling`}
        label={t('pool.autoscaling')}
        help={t('pool.autoscalingHelp')}
        disabledReason={autoscalingReason}
      />
      {isAutoscaling ? (
        <Flex gap="5" wrap="wrap">
          <div style={{ flex: '1 1 16rem' }}>
            <NumberField
              name={`${name}.minInstances`}
              label={t('pool.minInstances')}
              {...POOL_BOUNDS.minInstances}
              hasSlider
            />
          </div>
          <div style={{ flex: '1 1 16rem' }}>
            <NumberField
              name={`${name}.maxInstances`}
              label={t('pool.maxInstances')}
              {...POOL_BOUNDS.maxInstances}
              hasSlider
            />
          </div>
        </Flex>
      ) : (
        <NumberField
          name={`${name}.instanceCount`}
          label={t('pool.instanceCount')}
          {...POOL_BOUNDS.count}
          hasSlider
        />
      )}
    </>
  );
}
