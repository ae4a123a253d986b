import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { atFields, type FormFailure } from '../../../forms/applyIssues.ts';
import { ConfigForm } from '../../../forms/config/ConfigForm.tsx';
import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { generatePassword } from '../../../forms/config/startingValues.ts';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { paths } from '../../../shell/paths.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { NameState } from '../form/NameState.tsx';
import { fieldOfPath, fieldOfRefusal, toCreateInput } from '../form/postgresInput.ts';
import { PostgresTab } from '../form/PostgresTab.tsx';
import { newPostgres, type PostgresValues } from '../form/postgresValues.ts';
import { usePostgresNameCheck } from '../form/usePostgresNameCheck.ts';
import { toFormTab, usePostgresTabs } from '../form/usePostgresTabs.ts';
import { useToggleDefaults } from '../form/useToggleDefaults.ts';
import { CreateBar } from './CreateBar.tsx';
import { useCreatePostgres } from './useCreatePostgres.ts';
import type { CreatePostgresForm_cluster$key } from './__generated__/CreatePostgresForm_cluster.graphql.ts';

/** The form of a new database, which can be sent as it opens. */
export function CreatePostgresForm({ cluster }: { cluster: CreatePostgresForm_cluster$key }) {
  const { t } = useTranslation('postgres');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment CreatePostgresForm_cluster on Cluster {
        id
        uuid
        postgresOptions {
          versions
          ferretdbVersions
          maxStorageGib
        }
        ...PostgresTab_cluster
      }
    `,
    cluster,
  );
  const start = useMemo(
    () => ({ ...newPostgres(), password: generatePassword(), superuserPassword: generatePassword() }),
    [],
  );
  const rules = useRef<{ fields: readonly FieldConfig[]; takenName?: string }>({ fields: [] });
  const form = useZodForm<PostgresValues, PostgresValues>(async () => {
    const { postgresSchema } = await import('../form/postgresSchema.ts');
    const { fields, takenName } = rules.current;
    return postgresSchema(fields, () => ({ isEditing: false, keepsKeys: false, takenName }));
  }, start);
  useToggleDefaults(form);
  const [name, hasFerretdb] = useWatch({ control: form.control, name: ['name', 'hasFerretdb'] });
  const check = usePostgresNameCheck(data.id, name, () => void form.trigger('name'));
  const tabs = usePostgresTabs({
    isEditing: false,
    minStorageGb: 1,
    maxStorageGb: data.postgresOptions?.maxStorageGib,
    versions: data.postgresOptions?.versions ?? [start.version],
    ferretdbVersions: data.postgresOptions?.ferretdbVersions ?? [start.ferretdbVersion],
    hasFerretdb,
  });
  const fields = tabs.flatMap((tab) => tab.fields);
  useEffect(() => {
    rules.current = { fields, takenName: check.takenName };
  });
  const guard = useLeaveGuard(form.formState.isDirty, () => form.reset(start));
  const submit = useSubmit(data.id, (name) => {
    guard.release();
    toast.success({ title: t('form.create.started'), description: t('form.create.startedText', { name }) });
    void navigate(paths.postgresCluster(data.uuid, name));
  });
  return (
    <>
      <ConfigForm
        form={form}
        tabs={tabs}
        bar={{
          label: t('form.tabs.label'),
          addressOf: (tab) => `${paths.createPostgres(data.uuid)}?tab=${tab}`,
        }}
        current={toFormTab(params.get('tab'))}
        onOpen={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        renderTab={(tab) => (
          <PostgresTab tab={tab} cluster={data} isEditing={false} nameState={<NameState check={check} />} />
        )}
        onSubmit={submit}
        submitLabel={t('form.create.submit')}
        invalidTitle={t('form.create.invalid')}
        failureTitle={t('form.create.serverFailed')}
        onCancel={() => void navigate(paths.postgres(data.uuid))}
        summary={<CreateBar clusterId={data.id} fields={fields} />}
      />
      <UnsavedDialog blocker={guard.blocker} />
    </>
  );
}

function useSubmit(clusterId: string, onCreated: (name: string) => void) {
  const [createPostgres] = useCreatePostgres();
  const toFailure = useFormFailure();
  return async (values: PostgresValues): Promise<FormFailure | void> => {
    const result = await createPostgres({ input: toCreateInput(clusterId, values) });
    if (result.ok) return onCreated(result.payload.postgresCluster.name);
    const failure = toFailure(result);
    const field = result.kind === 'refused' ? fieldOfRefusal(result.code, values) : undefined;
    if (field && failure.message) return { issues: [{ path: field, message: failure.message }] };
    return atFields(failure, (path) => fieldOfPath(path, values));
  };
}
