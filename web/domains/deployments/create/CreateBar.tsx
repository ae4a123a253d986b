import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/layout/primitives.ts';
import { DryRunPrice } from '../../clusters/preview/DryRunPrice.tsx';
import { deploymentProblems } from '../form/deploymentRules.ts';
import type { DeploymentValues } from '../form/deploymentValues.ts';
import { usePlannedDeployment } from './usePlannedDeployment.ts';

/** Left side of the bottom bar: name and replicas, the price of what is added, and warnings of the dry run. */
export function CreateBar({ clusterId }: { clusterId: string }) {
  const { t } = useTranslation('deployments');
  const values = useWatch<DeploymentValues>() as DeploymentValues;
  const isComplete = deploymentProblems(values, {}).length === 0;
  const plan = usePlannedDeployment(clusterId, values, isComplete);
  const replicas = values.isAutoscaled
    ? t('form.bar.autoscaled', { min: values.minReplicas, max: values.maxReplicas })
    : t('form.bar.replicas', { count: values.replicas });
  return (
    <div>
      <Text>
        <b>{values.name.trim() || t('form.bar.unnamed')}</b> · {replicas}
      </Text>
      <div role="status">
        <DryRunPrice plan={plan} />
      </div>
    </div>
  );
}
