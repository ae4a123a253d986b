import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { atFields, type FormFailure } from '../../../forms/applyIssues.ts';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { FormPage } from '../../../forms/FormPage.tsx';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { formatAbsolute } from '../../../lib/time.ts';
import { paths } from '../../../shell/paths.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Stack, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { RichText } from '../../../ui/text/RichText.tsx';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { DryRunPrice } from '../../clusters/preview/DryRunPrice.tsx';
import { NameState } from '../form/NameState.tsx';
import { usePostgresNameCheck } from '../form/usePostgresNameCheck.ts';
import { MomentFields } from './MomentFields.tsx';
import { isInWindow } from './recoveryWindow.ts';
import { toRestoreInput } from './restoreInput.ts';
import { chosenMoment, restoredName, type RestoreContext, type RestoreValues } from './restoreRules.ts';
import { usePlannedRestore } from './usePlannedRestore.ts';
import { useRestorePostgres } from './useRestorePostgres.ts';
import { useRestoreTimeline } from './useRestoreTimeline.ts';
import { WindowBox } from './WindowBox.tsx';
import type { RestoreForm_cluster$key } from './__generated__/RestoreForm_cluster.graphql.ts';

/** Restores a database into a new one: source, moment and name. */
export function RestoreForm({ cluster }: { cluster: RestoreForm_cluster$key }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment RestoreForm_cluster on Cluster {
        id
        uuid
        restorablePostgresClusters {
          id
          uuid
          name
          status
          deletedAt
          backup {
            retentionDays
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...restorablePostgresFields_postgres
        }
      }
    `,
    cluster,
  );
  const sources = data.restorablePostgresClusters ?? [];
  const wanted = params.get('source');
  const first = sources.find(({ uuid }) => uuid === wanted) ?? (wanted === null ? sources[0] : undefined);
  const [start] = useState<RestoreValues>({
    sourceId: first?.id ?? '',
    mode: 'latest',
    day: '',
    time: '',
    name: first ? restoredName(first.name) : '',
  });
  const context = useRef<RestoreContext>({ window: undefined, takenName: undefined });
  const form = useZodForm<RestoreValues, RestoreValues>(async () => {
    const { restoreSchema } = await import('./restoreSchema.ts');
    return restoreSchema(() => context.current);
  }, start);
  const values = form.watch();
  const source = sources.find(({ id }) => id === values.sourceId);
  const timeline = useRestoreTimeline(values.sourceId);
  const loaded = timeline.state === 'loaded' ? timeline.timeline : undefined;
  const check = usePostgresNameCheck(data.id, values.name, () => void form.trigger('name'));
  useEffect(() => {
    context.current = { window: loaded?.window, takenName: check.takenName };
  });
  const proposed = useRef(start.name);
  // Another source proposes another name, unless the user has typed one.
  useEffect(() => {
    if (!source || form.getValues('name') !== proposed.current) return;
    proposed.current = restoredName(source.name);
    form.setValue('name', proposed.current);
  }, [source, form]);

  const [freeName] = check.suggestions;
  // A proposed name that is taken becomes a free one; a typed one stays, and the field says that it is taken.
  useEffect(() => {
    if (freeName === undefined || form.getValues('name') !== proposed.current) return;
    proposed.current = freeName;
    form.setValue('name', freeName, { shouldValidate: true });
  }, [freeName, form]);

  const guard = useLeaveGuard(form.formState.isDirty, () => form.reset(start));
  const list = paths.postgres(data.uuid);
  const submit = useSubmit((name) => {
    guard.release();
    toast.success({
      title: t('restore.started'),
      description: t('restore.startedText', { name, source: source?.name }),
    });
    void navigate(paths.postgresCluster(data.uuid, name));
  });
  const at = chosenMoment(values);
  const isOutside = at !== undefined && loaded?.window !== undefined && !isInWindow(loaded.window, at);
  const blocked =
    check.state === 'checking'
      ? t('restore.blocked.checking')
      : check.state === 'taken'
        ? t('restore.blocked.name')
        : isOutside
          ? t('restore.blocked.moment')
          : undefined;
  const isComplete =
    source !== undefined && values.name.trim() !== '' && (values.mode === 'latest' || at !== undefined);
  const plan = usePlannedRestore(values, isComplete && check.state === 'free' && !isOutside);
  const isBusy = form.formState.isSubmitting;
  return (
    <>
      <FormPage
        form={form}
        onSubmit={submit}
        submitLabel={t(isBusy ? 'restore.busy' : 'restore.submit')}
        failureTitle={t('restore.failed')}
        disabledReason={blocked}
        onCancel={() => void navigate(list)}
        summary={
          isComplete && source ? (
            <Box role="status" textStyle="sm">
              <RichText
                text={t(`restore.summary.${values.mode}`, {
                  name: values.name.trim(),
                  source: source.name,
                  time: at === undefined ? '' : formatAbsolute(new Date(at), locale, { hasSeconds: true }),
                })}
              />
              <DryRunPrice plan={plan} />
            </Box>
          ) : null
        }
      >
        <Stack gap="5">
          <Card>
            <CardHeader title={t('restore.card.source')} />
            <CardBody>
              <Stack gap="4">
                {wanted !== null && !first ? (
                  <Banner tone="warning">{t('restore.sourceMissing')}</Banner>
                ) : null}
                <SelectField
                  name="sourceId"
                  label={t('restore.source.label')}
                  placeholder={t('restore.source.choose')}
                  options={sources.map(({ id, name, status }) => ({
                    value: id,
                    label: t(`restore.source.${status === 'UNINSTALLED' ? 'deleted' : 'active'}`, { name }),
                  }))}
                />
                {source?.deletedAt ? (
                  <Text color="fg.muted" textStyle="sm">
                    {t('restore.source.until', {
                      deleted: formatAbsolute(new Date(source.deletedAt), locale),
                      count: source.backup.retentionDays,
                    })}
                  </Text>
                ) : null}
                {source ? <WindowBox timeline={timeline} /> : null}
              </Stack>
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={t('restore.card.moment')} />
            <CardBody>
              <MomentFields timeline={loaded} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={t('restore.card.target')} />
            <CardBody>
              <Stack gap="4">
                <Box>
                  <TextField
                    name="name"
                    label={t('restore.name.label')}
                    help={t('restore.name.help')}
                    isCode
                    autoComplete="off"
                    maxWidth="24rem"
                  />
                  <NameState check={check} />
                </Box>
                <Banner tone="warning" title={t('restore.warning.title')}>
                  <Stack gap="2">
                    <p>{t(source?.deletedAt ? 'restore.warning.deleted' : 'restore.warning.text')}</p>
                    <p>{t('restore.warning.backups')}</p>
                  </Stack>
                </Banner>
              </Stack>
            </CardBody>
          </Card>
        </Stack>
      </FormPage>
      <UnsavedDialog blocker={guard.blocker} />
    </>
  );
}

function useSubmit(onStarted: (name: string) => void) {
  const [restore] = useRestorePostgres();
  const toFailure = useFormFailure();
  return async (values: RestoreValues): Promise<FormFailure | void> => {
    const result = await restore({ input: toRestoreInput(values) });
    if (result.ok) return onStarted(result.payload.postgresCluster.name);
    const failure = toFailure(result);
    if (result.kind === 'refused' && result.code === 'NAME_TAKEN' && failure.message)
      return { issues: [{ path: 'name', message: failure.message }] };
    return atFields(failure, (path) => (path === 'targetTime' ? 'time' : path));
  };
}
