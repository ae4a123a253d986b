import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { ConfigForm } from '../../../forms/config/ConfigForm.tsx';
import type { FieldConfig, FieldValues } from '../../../forms/config/fieldConfig.ts';
import { fieldProblems } from '../../../forms/config/fieldRules.ts';
import { sentValues, startingValues } from '../../../forms/config/startingValues.ts';
import { atFields, type FormFailure } from '../../../forms/applyIssues.ts';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { paths } from '../../../shell/paths.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { fieldOfPath, toSettings } from './appForm.ts';
import { ConfigureLayout } from './ConfigureLayout.tsx';
import { InstallBar } from './InstallBar.tsx';
import { InstallPlanCard } from './InstallPlanCard.tsx';
import { useAppForm } from './useAppForm.ts';
import { useInstallApp } from './useInstallApp.ts';
import { usePlannedApp } from './usePlannedApp.ts';
import type { InstallAppForm_app$key } from './__generated__/InstallAppForm_app.graphql.ts';

/** Passwords do not matter for the dry run and stay in the browser; only their length is sent. */
function withoutSecrets(fields: readonly FieldConfig[], values: FieldValues): FieldValues {
  const secrets = new Set(fields.filter(({ type }) => type === 'password').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      secrets.has(name) ? '-'.repeat(String(value).length) : value,
    ]),
  );
}

/** The form that installs an app, with what a dry run says beside it. */
export function InstallAppForm({ app }: { app: InstallAppForm_app$key }) {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment InstallAppForm_app on App {
        cluster {
          id
          uuid
        }
        catalog {
          name
          title
        }
        ...useAppForm_app
        ...InstallPlanCard_app
        ...ConfigureLayout_app
      }
    `,
    app,
  );
  const { cluster, catalog } = data;
  const { name, title } = catalog;
  const { tabs, fields, sources } = useAppForm(data, { isEditing: false });
  // Generated passwords must stay the same while the form is open.
  const [start] = useState(() => startingValues(fields));
  // Everything else has a value, so the form opens where input is needed.
  const [firstTab] = useState(() => {
    const [problem] = fieldProblems(fields, start, false);
    const found = tabs.find((tab) => tab.fields.some((field) => field.name === problem?.path));
    return (found ?? tabs[0])?.key;
  });
  const current = useRef(fields);
  useEffect(() => {
    current.current = fields;
  });
  const form = useZodForm<FieldValues, FieldValues>(async () => {
    const { appSchema } = await import('./appSchema.ts');
    return appSchema(current.current, false);
  }, start);
  const values = form.watch();
  const inputOf = (settings: FieldValues) => ({
    clusterId: cluster.id,
    name,
    withDependencies: true,
    settings: toSettings(settings),
  });
  const isComplete = fieldProblems(fields, values, false).length === 0;
  const sent = sentValues(fields, values, false);
  const plan = usePlannedApp(isComplete ? inputOf(withoutSecrets(fields, sent)) : undefined);

  const guard = useLeaveGuard(form.formState.isDirty, () => form.reset(start));
  const [install] = useInstallApp();
  const toFailure = useFormFailure();
  const submit = async (now: FieldValues): Promise<FormFailure | void> => {
    const result = await install({ input: inputOf(sentValues(fields, now, false)) });
    if (result.ok) {
      guard.release();
      // The details that open there show the progress.
      return void navigate(paths.app(cluster.uuid, name));
    }
    return atFields(toFailure(result), fieldOfPath);
  };
  const open = (tab: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), tab }), {
      replace: true,
      preventScrollReset: true,
    });
  const wanted = params.get('tab');
  return (
    <ConfigureLayout app={data} plan={<InstallPlanCard app={data} plan={plan} />}>
      <ConfigForm
        form={form}
        tabs={tabs}
        sources={sources}
        bar={{
          label: t('configure.tabs'),
          addressOf: (tab) => paths.configureApp(cluster.uuid, name, { tab }),
        }}
        current={tabs.find(({ key }) => key === wanted)?.key ?? firstTab}
        onOpen={open}
        onSubmit={submit}
        submitLabel={t('configure.install.submit', { title })}
        failureTitle={t('configure.install.failed', { title })}
        onCancel={() => void navigate(paths.cluster(cluster.uuid, 'apps'))}
        summary={<InstallBar title={title} plan={plan} />}
      />
      <UnsavedDialog blocker={guard.blocker} />
    </ConfigureLayout>
  );
}
