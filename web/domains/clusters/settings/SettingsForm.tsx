import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { FormPage } from '../../../forms/FormPage.tsx';
import { useFollowingForm } from '../../../forms/useFollowingForm.ts';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { FieldClashes } from './FieldClashes.tsx';
import { labelsIn } from './labelsIn.ts';
import { useSaveSettings } from './useSaveSettings.ts';
import type { Settings } from './useSettings.ts';

const SettingsReview = lazyPart(
  () => import('./SettingsReview.tsx'),
  'SettingsReview',
  'preview.review',
  'clusters.dialogs',
);

const schema = async () => (await import('./anySetting.ts')).anySetting;

/** Plain values by field. */
type PlainValues = Record<string, string | boolean>;

interface SettingsFormProps {
  readonly cluster: { readonly id: string; readonly revision: number };
  /** The current values of this form's settings. */
  readonly saved: Partial<Settings>;
  /** Why nothing can be changed now. */
  readonly blocked: string | undefined;
  readonly children: ReactNode;
}

/** A value in the form in which the platform stores it: otherwise a saved form would differ from what was saved. */
function asStored(field: string, value: string | boolean): string | boolean | string[] {
  if (typeof value === 'boolean') return value;
  return field === 'labels' ? labelsIn(value) : value.trim();
}

/** A form for some settings of a cluster: reviewed before saving, and never overwrites changes of others. */
export function SettingsForm({ cluster, saved, blocked, children }: SettingsFormProps) {
  const { t } = useTranslation('clusters');
  const values: PlainValues = { ...saved };
  const form = useZodForm<PlainValues, PlainValues>(schema, values);
  const saving = useSaveSettings(cluster);
  const { mine, clashes, takeTheirs, keepMine } = useFollowingForm(
    form,
    { values, revision: cluster.revision },
    (seen) => void saving.learn(seen),
  );
  const edited = Object.keys(values).filter((field) => mine[field] !== values[field]);
  const submit = (now: PlainValues) => {
    const changes = edited.map((field) => [field, asStored(field, now[field] ?? '')] as const);
    for (const [field, value] of changes)
      form.setValue(field, typeof value === 'object' ? value.join('\n') : value);
    return saving.submit(Object.fromEntries(changes));
  };
  const isDirty = edited.length > 0;
  const discard = () => form.reset(values);
  const { blocker } = useLeaveGuard(isDirty, discard);
  const reason =
    clashes.length > 0 ? t('settings.clash.first') : isDirty ? undefined : t('settings.nothingChanged');

  return (
    <>
      <FormPage
        form={form}
        submitLabel={t('settings.update')}
        onSubmit={submit}
        onCancel={isDirty ? discard : undefined}
        cancelLabel={t('settings.discard')}
        readOnlyReason={blocked}
        disabledReason={reason}
        summary={isDirty ? t('settings.unsaved', { count: edited.length }) : null}
      >
        <FieldClashes
          conflict={clashes.length > 0 || isDirty ? saving.conflict : undefined}
          clashes={clashes.map((field) => ({ field, mine: mine[field] ?? '', theirs: values[field] ?? '' }))}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
        {children}
      </FormPage>
      <UnsavedDialog blocker={blocker} />
      <Suspense>
        {saving.review ? (
          <SettingsReview
            preview={saving.review.preview}
            tokenForm={saving.tokenForm}
            confirmLabel={t('settings.update')}
            onConfirm={saving.save}
            onClose={saving.close}
            onDone={saving.close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
