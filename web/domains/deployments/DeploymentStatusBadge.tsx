import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { asDeploymentStatus, deploymentLook } from './deploymentStatus.ts';
import type { DeploymentStatusBadge_deployment$key } from './__generated__/DeploymentStatusBadge_deployment.graphql.ts';

/** The status of a deployment; without replicas it is stopped. */
export function DeploymentStatusBadge({ deployment }: { deployment: DeploymentStatusBadge_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { status, replicas } = useFragment(
    graphql`
      fragment DeploymentStatusBadge_deployment on Deployment {
        status
        replicas
      }
    `,
    deployment,
  );
  if (status === 'DEPLOYED' && replicas === 0)
    return <StatusBadge tone="neutral" label={t('status.stopped')} />;
  const { tone, isMoving } = deploymentLook(status);
  return <StatusBadge tone={tone} isBusy={isMoving} label={t(`status.${asDeploymentStatus(status)}`)} />;
}
