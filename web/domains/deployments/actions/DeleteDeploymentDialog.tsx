import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import type { DeploymentDialogProps } from './ScaleDeploymentDialog.tsx';
import { useDeleteDeployment } from './useDeleteDeployment.ts';
import { VolumeDisposal, type Disposal } from './VolumeDisposal.tsx';
import type { DeleteDeploymentDialog_deployment$key } from './__generated__/DeleteDeploymentDialog_deployment.graphql.ts';

interface DeleteDeploymentDialogProps extends DeploymentDialogProps<DeleteDeploymentDialog_deployment$key> {
  /** Called after the deletion has started, in place of `onClose`. */
  readonly onDone?: () => void;
}

/** Confirms the deletion by typing, and asks what happens to the volumes; neither answer is preselected. */
export function DeleteDeploymentDialog({ deployment, onClose, onDone }: DeleteDeploymentDialogProps) {
  const { t } = useTranslation('deployments');
  const { id, name, volumes } = useFragment(
    graphql`
      fragment DeleteDeploymentDialog_deployment on Deployment {
        id
        name
        volumes {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...deploymentVolumeFields_volume
        }
      }
    `,
    deployment,
  );
  const [disposal, setDisposal] = useState<Disposal | ''>('');
  const [isMissing, setMissing] = useState(false);
  const [remove] = useDeleteDeployment();
  const hasVolumes = volumes.length > 0;
  const confirm = async () => {
    if (hasVolumes && disposal === '') {
      setMissing(true);
      return false;
    }
    const result = await remove({ input: { id, ...(disposal === '' ? {} : { volumes: disposal }) } });
    return result.ok ? undefined : `${t('delete.failed')}. ${failureText(result, t).description}`;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onDone={onDone}
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
      typed={{ value: 'delete me', kind: 'word', mismatch: t('delete.mismatch') }}
    >
      <Stack gap="4">
        <p>{t('delete.text')}</p>
        {hasVolumes ? (
          <VolumeDisposal
            question={t('delete.volumes', { count: volumes.length })}
            value={disposal}
            onChange={setDisposal}
            error={isMissing && disposal === '' ? t('delete.choose') : undefined}
          />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
