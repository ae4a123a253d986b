import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import type { AutoscalerCard_deployment$key } from './__generated__/AutoscalerCard_deployment.graphql.ts';

/** Current and target values of the autoscaler, and what it does about them; nothing while it is off. */
export function AutoscalerCard({ deployment }: { deployment: AutoscalerCard_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { autoscaling } = useFragment(
    graphql`
      fragment AutoscalerCard_deployment on Deployment {
        autoscaling {
          isEnabled
          minReplicas
          maxReplicas
          targetCpuPercentage
          targetMemoryPercentage
          status {
            currentReplicas
            cpuPercentage
            memoryPercentage
            detail {
              ...MessageText_message
            }
          }
        }
      }
    `,
    deployment,
  );
  const { isEnabled, minReplicas: min, maxReplicas: max, status } = autoscaling;
  if (!isEnabled) return null;
  const load = (current: number | null | undefined, target: number | null | undefined) =>
    target == null ? t('autoscaler.off') : t('autoscaler.of', { current: current ?? '–', target });
  return (
    <Card>
      <CardHeader title={t('autoscaler.title')} description={t('replicas.auto', { min, max })} />
      <CardBody>
        <DataList
          columns={3}
          items={[
            { label: t('column.replicas'), value: status?.currentReplicas ?? '–' },
            {
              label: t('autoscaler.cpu'),
              value: load(status?.cpuPercentage, autoscaling.targetCpuPercentage),
            },
            {
              label: t('autoscaler.memory'),
              value: load(status?.memoryPercentage, autoscaling.targetMemoryPercentage),
            },
          ]}
        />
        {status?.detail ? (
          <Text mt="3" color="fg.muted">
            <MessageText message={status.detail} />
          </Text>
        ) : null}
      </CardBody>
    </Card>
  );
}
