import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button.tsx';
import { NativeSelect } from '../../ui/actions/NativeSelect.tsx';
import { Input } from '../../ui/actions/Input.tsx';
import { FieldErrorText, FieldFrame } from './FieldFrame.tsx';
import { useField, useFieldText, type FieldProps } from './useField.ts';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** Options with the same group are listed under its name. */
  group?: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The empty option; optional selects always have one. */
  placeholder?: string;
  isLoading?: boolean;
  /** The options could not be loaded. */
  loadError?: string;
  onRetry?: () => void;
  maxWidth?: string;
}

function Options({ options }: { options: readonly SelectOption[] }) {
  const groups = [...new Set(options.map((option) => option.group))];
  const draw = (option: SelectOption) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  );
  return groups.map((group) => {
    const members = options.filter((option) => option.group === group).map(draw);
    return group === undefined ? (
      members
    ) : (
      <optgroup key={group} label={group}>
        {members}
      </optgroup>
    );
  });
}

/** A native select in our style. An optional one has a blank option with an empty value. */
export function SelectField(props: SelectFieldProps) {
  const { name, options, placeholder, isOptional, isLoading, loadError, onRetry } = props;
  const { t } = useTranslation('ui');
  const field = useField(props);
  const value = useFieldText(name);
  if (field.isReadOnly) {
    const label = options.find((option) => option.value === value)?.label ?? value;
    // A disabled select can be neither focused nor copied from.
    return (
      <FieldFrame {...props} field={field}>
        <Input {...field.aria} readOnly value={label} />
      </FieldFrame>
    );
  }
  const blank = isOptional || placeholder !== undefined ? (placeholder ?? t('form.select')) : undefined;
  return (
    <FieldFrame {...props} field={field}>
      <NativeSelect
        {...field.aria}
        aria-busy={isLoading || undefined}
        disabled={Boolean(loadError)}
        {...field.register()}
      >
        {isLoading ? <option value="">{t('loading')}</option> : null}
        {!isLoading && blank !== undefined ? <option value="">{blank}</option> : null}
        <Options options={options} />
      </NativeSelect>
      {loadError ? (
        <FieldErrorText role="alert">
          <span>{loadError}</span>
          {onRetry ? (
            <Button size="sm" onClick={onRetry}>
              {t('form.selectRetry')}
            </Button>
          ) : null}
        </FieldErrorText>
      ) : null}
    </FieldFrame>
  );
}
