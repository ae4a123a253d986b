import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { ConfigForm } from '../../../forms/config/ConfigForm.tsx';
import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { isSame, useFollowingForm } from '../../../forms/useFollowingForm.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { DEPLOYMENT_SETTINGS_TABS, paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { FieldClashes } from '../../clusters/settings/FieldClashes.tsx';
import { VolumeDisposal } from '../actions/VolumeDisposal.tsx';
import { editedParts } from '../form/deploymentFields.ts';
import { DeploymentTab } from '../form/DeploymentTab.tsx';
import { toSettings, type DeploymentValues } from '../form/deploymentValues.ts';
import { toSettingsTab, useDeploymentTabs, type SettingsTab } from '../form/useDeploymentTabs.ts';
import { KeptVolumes } from './KeptVolumes.tsx';
import { useDeploymentSettings } from './useDeploymentSettings.ts';
import { useFieldLabel } from '../form/useFieldLabel.ts';
import { useSaveDeployment } from './useSaveDeployment.ts';
import type { DeploymentSettingsForm_deployment$key } from './__generated__/DeploymentSettingsForm_deployment.graphql.ts';

const ReviewDialog = lazyPart(
  () => import('../../clusters/settings/ReviewDialog.tsx'),
  'ReviewDialog',
  'preview.review',
);

interface DeploymentSettingsFormProps {
  readonly deployment: DeploymentSettingsForm_deployment$key;
  readonly tab: SettingsTab;
}

/** Values of a field in words, for a conflict. */
function useValueWords() {
  const { t } = useTranslation('clusters');
  return (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'overview.on' : 'overview.off');
    if (Array.isArray(value)) {
      return value.map((row: Record<string, unknown>) => row.name ?? row.mountPath).join(', ') || '–';
    }
    return typeof value === 'number' || typeof value === 'string' ? String(value) || '–' : '–';
  };
}

/** The settings of a deployment on tabs that share one form: reviewed before saving, and never overwriting others. */
export function DeploymentSettingsForm({ deployment, tab }: DeploymentSettingsFormProps) {
  const { t } = useTranslation('deployments');
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment DeploymentSettingsForm_deployment on Deployment {
        uuid
        cluster {
          uuid
          ingressClasses {
            name
            # eslint-disable-next-line relay/unused-fields -- every document selects the same fields of a list
            isDefault
          }
          ...DeploymentTab_cluster
        }
        viewerCan {
          update {
            ...useActionReason_state
          }
        }
        ...useDeploymentSettings_deployment
        ...KeptVolumes_deployment
      }
    `,
    deployment,
  );
  const { id, revision, values } = useDeploymentSettings(data);
  const blocked = useActionReason()(data.viewerCan.update);
  const classes = data.cluster.ingressClasses?.map(({ name }) => name);
  const fields = useRef<readonly FieldConfig[]>([]);
  const form = useZodForm<DeploymentValues, DeploymentValues>(async () => {
    const { deploymentSchema } = await import('../form/deploymentSchema.ts');
    return deploymentSchema(fields.current, true, { ingressClasses: classes });
  }, values);
  const saving = useSaveDeployment({ id, revision }, values.volumes);
  const following = useFollowingForm<DeploymentValues>(form, { values, revision }, (seen) => {
    void saving.learn(seen);
  });
  const { mine, clashes } = following;
  const { removed } = saving;
  const disposal = saving.review?.changed.removedVolumes ?? '';
  const tabs = useDeploymentTabs({
    isEditing: true,
    isStopped: values.replicas === 0,
    hasVolumes: mine.volumes.length > 0,
    isAutoscaled: mine.isAutoscaled,
    ingressClasses: [...new Set([...(classes ?? []), mine.ingressClass])].filter((name) => name !== ''),
  });
  useEffect(() => {
    fields.current = tabs.flatMap((one) => one.fields);
  });
  const edited = (Object.keys(values) as (keyof DeploymentValues)[]).filter(
    (field) => !isSame(mine[field], values[field]),
  );
  const isDirty = edited.length > 0;
  const addressOf = (key: SettingsTab) => paths.deployment(data.cluster.uuid, data.uuid, key);
  const guard = useLeaveGuard(
    isDirty,
    () => form.reset(values),
    (path) => DEPLOYMENT_SETTINGS_TABS.some((one) => path === addressOf(one)),
  );
  const list = paths.cluster(data.cluster.uuid, 'deployments');
  const leave = () => {
    guard.release();
    void navigate(list);
  };
  const nameOf = useFieldLabel();
  const words = useValueWords();
  const reason =
    clashes.length > 0
      ? t('clusters:settings.clash.first')
      : isDirty
        ? undefined
        : t('clusters:settings.nothingChanged');
  return (
    <>
      <ConfigForm
        form={form}
        tabs={tabs}
        current={tab}
        onOpen={(key) => {
          void navigate(addressOf(toSettingsTab(key)), { replace: true, preventScrollReset: true });
        }}
        isEditing
        renderTab={(one) => (
          <Stack gap="6">
            <DeploymentTab tab={one} cluster={data.cluster} isEditing />
            {one.key === 'storage' ? <KeptVolumes deployment={data} /> : null}
          </Stack>
        )}
        onSubmit={(now) => saving.submit(editedParts(edited, toSettings(now)))}
        submitLabel={t('form.settings.submit')}
        onCancel={() => void navigate(list)}
        readOnlyReason={blocked}
        disabledReason={reason}
        failureTitle={t('form.settings.failed')}
        invalidTitle={t('form.invalid')}
        invalidFallback={t('form.settings.check')}
        summary={isDirty ? t('form.settings.unsaved', { count: edited.length }) : null}
      >
        <FieldClashes
          conflict={clashes.length > 0 || isDirty ? saving.conflict : undefined}
          clashes={clashes.map((field) => ({
            field,
            mine: words(mine[field as keyof DeploymentValues]),
            theirs: words(values[field as keyof DeploymentValues]),
          }))}
          onTakeTheirs={(field) => following.takeTheirs(field as keyof DeploymentValues)}
          onKeepMine={(field) => following.keepMine(field as keyof DeploymentValues)}
          nameOf={nameOf}
        />
      </ConfigForm>
      <UnsavedDialog blocker={guard.blocker} />
      <Suspense>
        {saving.review ? (
          <ReviewDialog
            preview={saving.review.preview}
            nameOf={nameOf}
            confirmLabel={t('form.settings.submit')}
            onConfirm={saving.save}
            onClose={saving.close}
            onDone={leave}
            disabledReason={removed.length > 0 && disposal === '' ? t('delete.choose') : undefined}
          >
            {removed.length > 0 ? (
              <VolumeDisposal
                question={t('form.volume.removed', { count: removed.length, paths: removed.join(', ') })}
                value={disposal}
                onChange={(value) => void saving.choose(value)}
              />
            ) : null}
          </ReviewDialog>
        ) : null}
      </Suspense>
    </>
  );
}
