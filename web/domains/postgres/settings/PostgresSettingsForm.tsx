import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { ConfigForm } from '../../../forms/config/ConfigForm.tsx';
import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { isSame, useFollowingForm } from '../../../forms/useFollowingForm.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { FieldClashes } from '../../clusters/settings/FieldClashes.tsx';
import { editedParts, toSettings } from '../form/postgresInput.ts';
import { PostgresTab } from '../form/PostgresTab.tsx';
import type { PostgresValues } from '../form/postgresValues.ts';
import { toFormTab, usePostgresTabs } from '../form/usePostgresTabs.ts';
import { useToggleDefaults } from '../form/useToggleDefaults.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { usePostgresSettings } from './usePostgresSettings.ts';
import { useSavePostgres } from './useSavePostgres.ts';
import type { PostgresSettingsForm_postgres$key } from './__generated__/PostgresSettingsForm_postgres.graphql.ts';

const ReviewDialog = lazyPart(
  () => import('../../clusters/settings/ReviewDialog.tsx'),
  'ReviewDialog',
  'preview.review',
);

/** A row of a list by its name, and the value of a setting. */
function rowWords(row: unknown): string {
  if (typeof row !== 'object' || row === null || !('name' in row)) return String(row);
  return 'value' in row ? `${String(row.name)} = ${String(row.value)}` : String(row.name);
}

/** Values of a field in words, for a conflict. */
function useValueWords() {
  const { t } = useTranslation('postgres');
  return (value: unknown): string => {
    if (Array.isArray(value)) return value.map(rowWords).join(', ') || '–';
    if (typeof value === 'boolean') return t(value ? 'details.on' : 'details.off');
    return typeof value === 'number' || typeof value === 'string' ? String(value) || '–' : '–';
  };
}

/** The settings of a database on tabs that share one form: reviewed before saving, and never overwriting others. */
export function PostgresSettingsForm({ postgres }: { postgres: PostgresSettingsForm_postgres$key }) {
  const { t } = useTranslation(['postgres', 'clusters']);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment PostgresSettingsForm_postgres on PostgresCluster {
        name
        cluster {
          uuid
          postgresOptions {
            maxStorageGib
          }
          ...PostgresTab_cluster
        }
        viewerCan {
          update {
            ...useActionReason_state
          }
        }
        ...usePostgresSettings_postgres
      }
    `,
    postgres,
  );
  const { uuid, postgresOptions } = data.cluster;
  const { id, revision, values } = usePostgresSettings(data);
  const blocked = useActionReason()(data.viewerCan.update);
  const rules = useRef<{ fields: readonly FieldConfig[]; saved: PostgresValues }>({
    fields: [],
    saved: values,
  });
  const form = useZodForm<PostgresValues, PostgresValues>(async () => {
    const { postgresSchema } = await import('../form/postgresSchema.ts');
    const { fields, saved } = rules.current;
    return postgresSchema(fields, ({ backupProvider }) => ({
      isEditing: true,
      keepsKeys: saved.hasBackups && saved.backupProvider === backupProvider,
    }));
  }, values);
  useToggleDefaults(form);
  const saving = useSavePostgres({ id, revision });
  const following = useFollowingForm<PostgresValues>(form, { values, revision }, (seen) => {
    void saving.learn(seen);
  });
  const { mine, clashes } = following;
  const tabs = usePostgresTabs({
    isEditing: true,
    minStorageGb: values.storageGb,
    maxStorageGb: postgresOptions?.maxStorageGib,
    versions: [values.version],
    ferretdbVersions: [values.ferretdbVersion],
    hasFerretdb: values.hasFerretdb,
  });
  useEffect(() => {
    rules.current = { fields: tabs.flatMap((one) => one.fields), saved: values };
  });
  const edited = (Object.keys(values) as (keyof PostgresValues)[]).filter(
    (field) => !isSame(mine[field], values[field]),
  );
  const isDirty = edited.length > 0;
  const address = paths.postgresCluster(uuid, data.name, 'edit');
  const guard = useLeaveGuard(
    isDirty,
    () => form.reset(values),
    (path) => path === address,
  );
  const toOverview = paths.postgresCluster(uuid, data.name, 'manage');
  const leave = () => {
    guard.release();
    void navigate(toOverview);
  };
  const nameOf = useFieldLabel(mine);
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
        bar={{
          label: t('form.tabs.label'),
          addressOf: (tab) => paths.editPostgres(uuid, data.name, tab),
        }}
        current={toFormTab(params.get('tab'))}
        onOpen={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        isEditing
        renderTab={(one) => <PostgresTab tab={one} cluster={data.cluster} isEditing />}
        onSubmit={(now) => saving.submit(editedParts(edited, toSettings(now)), now)}
        submitLabel={t('form.settings.submit')}
        onCancel={() => void navigate(toOverview)}
        readOnlyReason={blocked}
        disabledReason={reason}
        failureTitle={t('form.settings.failed')}
        summary={isDirty ? t('form.settings.unsaved', { count: edited.length }) : null}
      >
        <FieldClashes
          conflict={clashes.length > 0 || isDirty ? saving.conflict : undefined}
          clashes={clashes.map((field) => ({
            field,
            mine: words(mine[field as keyof PostgresValues]),
            theirs: words(values[field as keyof PostgresValues]),
          }))}
          onTakeTheirs={(field) => following.takeTheirs(field as keyof PostgresValues)}
          onKeepMine={(field) => following.keepMine(field as keyof PostgresValues)}
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
          />
        ) : null}
      </Suspense>
    </>
  );
}
