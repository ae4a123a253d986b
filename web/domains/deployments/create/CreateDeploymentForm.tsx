import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { ConfigForm } from '../../../forms/config/ConfigForm.tsx';
import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { atFields, type FormFailure } from '../../../forms/applyIssues.ts';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { paths } from '../../../shell/paths.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { fieldOfPath } from '../form/deploymentFields.ts';
import { DeploymentTab } from '../form/DeploymentTab.tsx';
import {
  defaultIngressClass,
  newDeployment,
  toCreateInput,
  type DeploymentValues,
} from '../form/deploymentValues.ts';
import { toSettingsTab, useDeploymentTabs } from '../form/useDeploymentTabs.ts';
import { CreateBar } from './CreateBar.tsx';
import { useCreateDeployment } from './useCreateDeployment.ts';
import { useNameCheck } from './useNameCheck.ts';
import type { CreateDeploymentForm_cluster$key } from './__generated__/CreateDeploymentForm_cluster.graphql.ts';

const SAMPLE_IMAGE = { imageRepository: 'nginx', imageTag: '1.27' };

/** The form of a new deployment: a name and an image are enough. */
export function CreateDeploymentForm({ cluster }: { cluster: CreateDeploymentForm_cluster$key }) {
  const { t } = useTranslation('deployments');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment CreateDeploymentForm_cluster on Cluster {
        id
        uuid
        ingressClasses {
          name
          isDefault
        }
        ...DeploymentTab_cluster
      }
    `,
    cluster,
  );
  const classes = useMemo(
    () => (data.ingressClasses ?? []).map(({ name, isDefault }) => ({ name, isDefault })),
    [data.ingressClasses],
  );
  const start = useMemo(
    () => ({
      ...newDeployment(defaultIngressClass(classes)),
      ...(params.get('image') === SAMPLE_IMAGE.imageRepository ? SAMPLE_IMAGE : {}),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the address fills the form once
    [classes],
  );
  const rules = useRef<{ fields: readonly FieldConfig[]; takenName?: string }>({ fields: [] });
  const form = useZodForm<DeploymentValues, DeploymentValues>(async () => {
    const { deploymentSchema } = await import('../form/deploymentSchema.ts');
    const { fields, takenName } = rules.current;
    const ingressClasses = data.ingressClasses?.map(({ name }) => name);
    return deploymentSchema(fields, false, { takenName, ingressClasses });
  }, start);
  const nameCheck = useNameCheck(data.id, form);
  const [volumes, isAutoscaled] = useWatch({ control: form.control, name: ['volumes', 'isAutoscaled'] });
  // A name that is not allowed is not called available below its error.
  const isNameInvalid = form.formState.errors.name !== undefined;
  const tabs = useDeploymentTabs({
    isEditing: false,
    isStopped: false,
    hasVolumes: volumes.length > 0,
    isAutoscaled,
    ingressClasses: [...new Set([...classes.map(({ name }) => name), start.ingressClass])],
  });
  useEffect(() => {
    rules.current = { fields: tabs.flatMap((tab) => tab.fields), takenName: nameCheck.takenName };
  });
  const guard = useLeaveGuard(form.formState.isDirty, () => form.reset(start));
  const list = paths.cluster(data.uuid, 'deployments');
  const submit = useSubmit(data.id, (uuid) => {
    guard.release();
    toast.success({ title: t('form.create.done') });
    void navigate(paths.deployment(data.uuid, uuid));
  });
  return (
    <>
      <ConfigForm
        form={form}
        tabs={tabs}
        bar={{
          label: t('form.tabs.label'),
          addressOf: (tab) => `${paths.createDeployment(data.uuid)}?tab=${tab}`,
        }}
        current={toSettingsTab(params.get('tab'))}
        onOpen={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        renderTab={(tab) => (
          <DeploymentTab
            tab={tab}
            cluster={data}
            isEditing={false}
            nameState={
              <Box role="status" textStyle="sm" color="fg.muted">
                {!isNameInvalid && (nameCheck.state === 'checking' || nameCheck.state === 'free')
                  ? t(`form.name.${nameCheck.state}`)
                  : null}
              </Box>
            }
          />
        )}
        onSubmit={submit}
        submitLabel={t('form.create.submit')}
        failureTitle={t('form.create.failed')}
        invalidTitle={t('form.invalid')}
        onCancel={() => void navigate(list)}
        summary={<CreateBar clusterId={data.id} />}
      />
      <UnsavedDialog blocker={guard.blocker} />
    </>
  );
}

function useSubmit(clusterId: string, onCreated: (uuid: string) => void) {
  const [createDeployment] = useCreateDeployment();
  const toFailure = useFormFailure();
  return async (values: DeploymentValues): Promise<FormFailure | void> => {
    const result = await createDeployment({ input: toCreateInput(clusterId, values) });
    if (result.ok) return onCreated(result.payload.deployment.uuid);
    const failure = toFailure(result);
    const field = result.kind === 'refused' ? fieldOfRefusal[result.code] : undefined;
    if (field && failure.message) return { issues: [{ path: field, message: failure.message }] };
    return atFields(failure, fieldOfPath);
  };
}

/** The field that a refusal is about. */
const fieldOfRefusal: Readonly<Record<string, keyof DeploymentValues>> = {
  NAME_TAKEN: 'name',
  NO_INGRESS_CLASS: 'isExposed',
  HOSTNAME_IN_USE: 'hostname',
  VOLUME_SINGLE: 'replicas',
};
