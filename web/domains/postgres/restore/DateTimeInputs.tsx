import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../forms/fields/FieldFrame.tsx';
import { useField, type FieldProps } from '../../../forms/fields/useField.ts';
import { Input, type InputProps } from '../../../ui/actions/Input.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { localDay, type RecoveryWindow } from './recoveryWindow.ts';

type NativeProps = FieldProps & Pick<InputProps, 'type' | 'min' | 'max' | 'step'>;

/** A date or time input of the browser, which has the best keyboard and touch support. */
function NativeTimeField({ type, min, max, step, ...props }: NativeProps) {
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field} maxWidth="12rem">
      <Input type={type} min={min} max={max} step={step} {...field.aria} {...field.register()} />
    </FieldFrame>
  );
}

/** Day and time in the zone of the user, with seconds; days outside the window cannot be picked. */
export function DateTimeInputs({ window }: { window: RecoveryWindow | undefined }) {
  const { t } = useTranslation('postgres');
  return (
    <Flex gap="4" wrap="wrap" align="flex-start">
      <NativeTimeField
        name="day"
        type="date"
        label={t('restore.day.label')}
        min={window && localDay(window.earliest)}
        max={window && localDay(window.latest)}
      />
      <NativeTimeField
        name="time"
        type="time"
        step={1}
        label={t('restore.time.label', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        help={t('restore.time.help')}
      />
    </Flex>
  );
}
