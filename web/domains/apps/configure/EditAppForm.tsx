import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { ConfigForm } from '../../../forms/config/ConfigForm.tsx';
import { textOf, type FieldValues } from '../../../forms/config/fieldConfig.ts';
import { startingValues } from '../../../forms/config/startingValues.ts';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { isSame, useFollowingForm } from '../../../forms/useFollowingForm.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { FieldClashes } from '../../clusters/settings/FieldClashes.tsx';
import { fieldOfPath } from './appForm.ts';
import { ConfigureLayout } from './ConfigureLayout.tsx';
import { useAppForm } from './useAppForm.ts';
import { useSaveApp } from './useSaveApp.ts';
import type { EditAppForm_app$key } from './__generated__/EditAppForm_app.graphql.ts';

const ReviewDialog = lazyPart(
  () => import('../../clusters/settings/ReviewDialog.tsx'),
  'ReviewDialog',
  'preview.review',
);

/** The form of an installed app: reviewed before saving, and never overwriting others. */
export function EditAppForm({ app }: { app: EditAppForm_app$key }) {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment EditAppForm_app on App {
        cluster {
          uuid
        }
        catalog {
          name
          title
        }
        installation {
          instanceName
          viewerCan {
            configure {
              ...useActionReason_state
            }
          }
        }
        ...useAppForm_app
        ...ConfigureLayout_app
      }
    `,
    app,
  );
  const { cluster, catalog, installation } = data;
  const { name, title } = catalog;
  const blocked = useActionReason()(installation?.viewerCan.configure);
  const { tabs, fields, sources, saved, installed } = useAppForm(data, { isEditing: true });
  const { id, revision } = installed ?? { id: '', revision: 0 };
  const values = useMemo(() => startingValues(fields, saved ?? {}), [fields, saved]);
  const current = useRef(fields);
  useEffect(() => {
    current.current = fields;
  });
  const form = useZodForm<FieldValues, FieldValues>(async () => {
    const { appSchema } = await import('./appSchema.ts');
    return appSchema(current.current, true);
  }, values);
  const saving = useSaveApp({ id, revision }, title);
  const following = useFollowingForm<FieldValues>(form, { values, revision }, (seen) => {
    void saving.learn(seen);
  });
  const { mine, clashes } = following;
  const edited = Object.keys(values).filter((field) => !isSame(mine[field], values[field]));
  const isDirty = edited.length > 0;
  const guard = useLeaveGuard(isDirty, () => form.reset(values));
  const leave = () => {
    guard.release();
    void navigate(paths.app(cluster.uuid, name));
  };
  const nameOf = (path: string) =>
    fields.find((field) => field.name === fieldOfPath(path))?.label ?? fieldOfPath(path);
  const wordsOf = (value: unknown) => (typeof value === 'boolean' ? value : textOf(value) || '–');
  const reason =
    clashes.length > 0
      ? t('clusters:settings.clash.first')
      : isDirty
        ? undefined
        : t('clusters:settings.nothingChanged');
  const instance = installation?.instanceName;
  const wanted = params.get('tab');
  return (
    <ConfigureLayout app={data}>
      <ConfigForm
        form={form}
        tabs={tabs}
        sources={sources}
        isEditing
        bar={{
          label: t('configure.tabs'),
          addressOf: (tab) => paths.configureApp(cluster.uuid, name, { instance, tab }),
        }}
        current={(tabs.find(({ key }) => key === wanted) ?? tabs[0])?.key}
        onOpen={(tab) =>
          setParams((before) => ({ ...Object.fromEntries(before), tab }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        onSubmit={(now) => saving.submit(Object.fromEntries(edited.map((field) => [field, now[field]])))}
        submitLabel={t('configure.edit.submit')}
        failureTitle={t('configure.edit.failed', { title })}
        onCancel={() => void navigate(paths.cluster(cluster.uuid, 'apps'))}
        readOnlyReason={blocked}
        disabledReason={reason}
        summary={isDirty ? t('configure.edit.unsaved', { count: edited.length }) : null}
      >
        <FieldClashes
          conflict={clashes.length > 0 || isDirty ? saving.conflict : undefined}
          clashes={clashes.map((field) => ({
            field,
            mine: wordsOf(mine[field]),
            theirs: wordsOf(values[field]),
          }))}
          onTakeTheirs={following.takeTheirs}
          onKeepMine={following.keepMine}
          nameOf={nameOf}
        />
      </ConfigForm>
      <UnsavedDialog blocker={guard.blocker} />
      <Suspense>
        {saving.review ? (
          <ReviewDialog
            preview={saving.review.preview}
            nameOf={nameOf}
            confirmLabel={t('configure.edit.submit')}
            onConfirm={saving.save}
            onClose={saving.close}
            onDone={leave}
          />
        ) : null}
      </Suspense>
    </ConfigureLayout>
  );
}
