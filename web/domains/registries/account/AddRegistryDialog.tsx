import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { RegistryFields } from './RegistryFields.tsx';
import {
  blankRegistry,
  registrySchema,
  toFormField,
  toInput,
  type RegistryValues,
} from './registrySchema.ts';
import { useCreateRegistry } from './useCreateRegistry.ts';

interface AddRegistryDialogProps {
  readonly connection: string;
  readonly onClose: () => void;
}

/** Adds a registry: its type determines the fields. The password is kept in the form only. */
export function AddRegistryDialog({ connection, onClose }: AddRegistryDialogProps) {
  const { t } = useTranslation('registries');
  const isOpen = useOpensAfterMount();
  const [create] = useCreateRegistry();
  const toFailure = useFormFailure();
  const form = useZodForm<RegistryValues, RegistryValues>(registrySchema, blankRegistry);

  const submit = async (values: RegistryValues) => {
    const result = await create({ input: toInput(values), connections: [connection] });
    if (result.ok) {
      onClose();
      return undefined;
    }
    const failure = toFailure(result);
    const issues = failure.issues?.map(({ path, message }) => ({ path: toFormField(path), message }));
    return issues ? { issues } : failure;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={t('add.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('add.submit')}
      failureTitle={t('add.failed')}
    >
      <RegistryFields />
    </FormDialog>
  );
}
