import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useScaleDeployment } from './useScaleDeployment.ts';
import type { ScaleDeploymentDialog_deployment$key } from './__generated__/ScaleDeploymentDialog_deployment.graphql.ts';

const MAX_REPLICAS = 100;
const schema = z.object({ replicas: z.int().check(z.minimum(0), z.maximum(MAX_REPLICAS)) });

export interface DeploymentDialogProps<Key> {
  readonly deployment: Key;
  readonly onClose: () => void;
}

/** Changes the number of replicas; 0 stops the deployment. */
export function ScaleDeploymentDialog({
  deployment,
  onClose,
}: DeploymentDialogProps<ScaleDeploymentDialog_deployment$key>) {
  const { t } = useTranslation('deployments');
  const isOpen = useOpensAfterMount();
  const { id, name, rollout, autoscaling, volumes } = useFragment(
    graphql`
      fragment ScaleDeploymentDialog_deployment on Deployment {
        id
        name
        rollout {
          wanted
        }
        autoscaling {
          isEnabled
        }
        volumes {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...deploymentVolumeFields_volume
        }
      }
    `,
    deployment,
  );
  const [scale] = useScaleDeployment();
  const toFailure = useFormFailure();
  const form = useZodForm(schema, { replicas: rollout.wanted });
  const submit = async ({ replicas: wanted }: { replicas: number }) => {
    const result = await scale({ input: { id, replicas: wanted } });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('scale.done') });
    onClose();
    return undefined;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('scale.title', { name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('scale.submit')}
      failureTitle={t('scale.failed')}
    >
      {autoscaling.isEnabled ? <Banner tone="info">{t('scale.autoscaled')}</Banner> : null}
      <NumberField
        name="replicas"
        label={t('scale.replicas')}
        help={t('scale.help', { count: rollout.wanted })}
        min={0}
        max={volumes.length > 0 ? 1 : MAX_REPLICAS}
      />
    </FormDialog>
  );
}
