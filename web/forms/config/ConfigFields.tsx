import { Dices } from 'lucide-react';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { Grid, Stack } from '../../ui/layout/primitives.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { SecretField } from '../fields/SecretField.tsx';
import { useReadOnly } from '../ReadOnly.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { isShown, type FieldConfig, type FieldValues, type OptionSources } from './fieldConfig.ts';
import { MultiSelectField } from './MultiSelectField.tsx';
import { generatePassword } from './startingValues.ts';

interface ConfigFieldProps {
  readonly field: FieldConfig;
  /** True for something that exists: secrets keep their values, and some fields are fixed. */
  readonly isEditing: boolean;
  readonly sources?: OptionSources;
}

function PasswordConfigField({
  field,
  isEditing,
  ...shared
}: ConfigFieldProps & { name: string; label: string; readOnlyReason: string | undefined }) {
  const { t } = useTranslation('ui');
  const { setValue } = useFormContext<FieldValues>();
  const readOnly = useReadOnly();
  const generate = () =>
    setValue(field.name, generatePassword(field.length), { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap="1">
      <SecretField {...shared} keepsCurrent={isEditing} placeholder={field.placeholder} />
      {field.isGenerated && !shared.readOnlyReason && !readOnly ? (
        <div>
          <TextButton onClick={generate}>
            <Dices aria-hidden width={14} height={14} /> {t('config.generate')}
          </TextButton>
        </div>
      ) : null}
    </Stack>
  );
}

const textTypes: Partial<Record<FieldConfig['type'], Pick<TextFieldProps, 'type' | 'inputMode' | 'isCode'>>> =
  {
    string: {},
    decimal: { inputMode: 'decimal' },
    phone: { type: 'tel' },
    url: { type: 'url' },
    email: { type: 'email' },
    domain: { isCode: true },
    'kubernetes-name': { isCode: true },
  };

/**
 * One field of the configuration, by its type. ConfigFields renders on each keystroke, because it watches all values; a
 * field whose props are unchanged is skipped.
 */
export const ConfigField = memo(function ConfigField({ field, isEditing, sources }: ConfigFieldProps) {
  const { t } = useTranslation('ui');
  const { name, label, help, placeholder, maxWidth, options = [] } = field;
  const isFixed = isEditing && field.isEditable === false;
  const shared = {
    name,
    label,
    help,
    isOptional: !field.isRequired,
    readOnlyReason: field.readOnlyReason ?? (isFixed ? t('fixed') : undefined),
  };
  switch (field.type) {
    case 'hidden':
      return null;
    case 'boolean':
      return <SwitchField {...shared} />;
    case 'number':
      return <NumberField {...shared} min={field.min} max={field.max} unit={field.unit} />;
    case 'password':
      return <PasswordConfigField {...shared} field={field} isEditing={isEditing} />;
    case 'select':
      return <SelectField {...shared} options={options} placeholder={placeholder} maxWidth={maxWidth} />;
    case 'dynamic-select': {
      const source = sources?.[field.dataSource ?? name];
      const loaded = { options: source?.options ?? [], loadError: source?.loadError };
      return <SelectField {...shared} {...loaded} placeholder={placeholder} maxWidth={maxWidth} />;
    }
    case 'multi-select':
      return <MultiSelectField {...shared} options={options} max={field.max} />;
    default: {
      const kind = textTypes[field.type];
      if (!kind) return <p>{t('config.unsupported')}</p>;
      const isCode = field.isCode ?? kind.isCode;
      return <TextField {...shared} {...kind} {...{ isCode, placeholder, maxWidth }} autoComplete="off" />;
    }
  }
});

interface ConfigFieldsProps extends Omit<ConfigFieldProps, 'field'> {
  readonly fields: readonly FieldConfig[];
  /** Two columns from 768 px on. */
  readonly isWide?: boolean;
}

/** Those of the fields whose conditions are met. */
export function ConfigFields({ fields, isWide, ...rest }: ConfigFieldsProps) {
  const values: FieldValues = useWatch();
  return (
    <Grid
      gap="6"
      templateColumns={{ base: 'minmax(0, 1fr)', md: isWide ? 'repeat(2, minmax(0, 1fr))' : undefined }}
    >
      {fields
        .filter((field) => field.type !== 'hidden' && isShown(field, values))
        .map((field) => (
          <ConfigField key={field.name} field={field} {...rest} />
        ))}
    </Grid>
  );
}
