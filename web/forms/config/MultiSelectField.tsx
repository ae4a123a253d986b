import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckInput } from '../../ui/actions/nativeInputs.ts';
import { InlineField } from '../../ui/layout/InlineField.tsx';
import { Grid } from '../../ui/layout/primitives.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import type { SelectOption } from '../fields/SelectField.tsx';
import { useField, type FieldProps } from '../fields/useField.ts';

interface MultiSelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** Most options that can be selected. */
  readonly max?: number;
  /** As many columns as there is room for. */
  readonly isWide?: boolean;
}

/** Several options of a list; at the maximum the others cannot be selected. */
export function MultiSelectField({ options, max, isWide, ...props }: MultiSelectFieldProps) {
  const { t } = useTranslation('ui');
  const { value, onChange, ref } = useController<Record<string, string[]>>({ name: props.name }).field;
  const isFull = max !== undefined && value.length >= max;
  const field = useField({
    ...props,
    help: isFull ? t('validation.maxSelections', { max }) : props.help,
  });
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((one) => one !== option) : [...value, option]);
  return (
    <FieldFrame
      {...props}
      field={field}
      isGroup
      help={isFull ? t('validation.maxSelections', { max }) : props.help}
    >
      <Grid
        gap={{ base: '5', md: '2' }}
        templateColumns={isWide ? 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' : undefined}
      >
        {options.map((option, index) => {
          const isOn = value.includes(option.value);
          const isOff = field.isReadOnly || (isFull && !isOn);
          return (
            <InlineField as="label" key={option.value}>
              <CheckInput
                type="checkbox"
                ref={index === 0 ? ref : undefined}
                checked={isOn}
                aria-disabled={isOff || undefined}
                aria-describedby={field.aria['aria-describedby']}
                onChange={() => {
                  if (!isOff) toggle(option.value);
                }}
              />
              {option.label}
            </InlineField>
          );
        })}
      </Grid>
    </FieldFrame>
  );
}
