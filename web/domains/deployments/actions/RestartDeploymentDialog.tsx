import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { DeploymentDialogProps } from './ScaleDeploymentDialog.tsx';
import { useRestartDeployment } from './useRestartDeployment.ts';
import type { RestartDeploymentDialog_deployment$key } from './__generated__/RestartDeploymentDialog_deployment.graphql.ts';

/** Confirms a restart; a deployment with a volume stops for a moment. */
export function RestartDeploymentDialog({
  deployment,
  onClose,
}: DeploymentDialogProps<RestartDeploymentDialog_deployment$key>) {
  const { t } = useTranslation('deployments');
  const { id, name, replicas, volumes } = useFragment(
    graphql`
      fragment RestartDeploymentDialog_deployment on Deployment {
        id
        name
        replicas
        volumes {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...deploymentVolumeFields_volume
        }
      }
    `,
    deployment,
  );
  const [restart] = useRestartDeployment();
  const confirm = async () => {
    const result = await restart({ input: { id } });
    if (!result.ok) return `${t('restart.failed')}. ${failureText(result, t).description}`;
    toast.success({ title: t('restart.done') });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('restart.title', { name })}
      confirmLabel={t('restart.confirm')}
      tone="primary"
      onConfirm={confirm}
    >
      {volumes.length > 0 ? t('restart.recreate') : t('restart.rolling', { count: replicas })}
    </ConfirmDialog>
  );
}
