import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileRows } from './FileRows.tsx';
import { LiteralRows } from './LiteralRows.tsx';
import { SecretData } from './SecretData.tsx';
import { blankSecret, secretSchema, type FileRow, type SecretValues } from './secretSchema.ts';
import { SECRET_TYPES } from './secretTypes.ts';
import { useCreateKubernetesSecret } from './useCreateKubernetesSecret.ts';
import { useNamespaces } from './useNamespaces.ts';

interface CreateKubernetesSecretDialogProps {
  /** The global id. */
  readonly clusterId: string;
  readonly onClose: () => void;
}

/** Files are uploaded beside the operation, up to 1 MiB; the variables contain null for them. */
function toUploads(rows: readonly FileRow[]) {
  const files = rows.map(({ name }) => ({ name, content: null }));
  const uploadables = Object.fromEntries(
    rows.map(({ name, content }, index) => [
      `variables.input.files.${index}.content`,
      new File([content], name),
    ]),
  );
  return { files, uploadables };
}

/** Creates a secret. Its values are kept in this form only, and a refusal keeps the entered values. */
export function CreateKubernetesSecretDialog({ clusterId, onClose }: CreateKubernetesSecretDialogProps) {
  const { t } = useTranslation('cluster-secrets');
  const isOpen = useOpensAfterMount();
  const [create] = useCreateKubernetesSecret();
  const toFailure = useFormFailure();
  const namespaces = useNamespaces(clusterId);
  const form = useZodForm<SecretValues, SecretValues>(secretSchema, blankSecret);

  const submit = async ({ data: _data, ...values }: SecretValues) => {
    // Blank rows are sent too, so that the indexes of server issues match the form; the server drops them.
    const { files, uploadables } = toUploads(values.files);
    const result = await create({ input: { clusterId, ...values, files } }, { uploadables });
    if (!result.ok) return toFailure(result);
    const { name, namespace } = values;
    toast.success({
      title: t('create.done', { name }),
      description: `kubectl get secret ${name} -n ${namespace}`,
    });
    onClose();
    return undefined;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={t('create.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('create.submit')}
      failureTitle={t('error.create_failed')}
    >
      <TextField name="name" label={t('column.name')} help={t('create.nameHelp')} autoComplete="off" isCode />
      <SelectField
        name="namespace"
        label={t('column.namespace')}
        help={namespaces.hasFailed ? t('create.namespacesFailed') : undefined}
        options={namespaces.names.map((name) => ({ value: name, label: name }))}
      />
      <SelectField
        name="type"
        label={t('column.type')}
        options={SECRET_TYPES.map(({ value, id }) => ({ value, label: t(`type.${id}.name`) }))}
      />
      <SecretData />
      <LiteralRows />
      <FileRows />
    </FormDialog>
  );
}
