import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import { RevealInput } from './RevealInput.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Shows strength and the five rules below the field. */
  hasMeter?: boolean;
  /** To the right of the label: "Forgot password?" */
  aside?: ReactNode;
}

/** A password: reveal button in the Tab order, Caps Lock hint, optional meter. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, autoComplete, hasMeter } = props;
  const { t } = useTranslation('ui');
  const field = useField(props);
  const [hasCaps, setCaps] = useState(false);
  const meterId = `${field.ids.input}-meter`;
  const describedBy = [field.aria['aria-describedby'], hasMeter ? meterId : ''].filter(Boolean).join(' ');
  return (
    <FieldFrame {...props} field={field} help={hasCaps ? t('secret.capsLock') : props.help}>
      <RevealInput
        label={label}
        {...field.aria}
        aria-describedby={describedBy || undefined}
        autoComplete={autoComplete}
        onKeyUp={(event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))}
        {...field.register()}
      />
      {hasMeter ? <PasswordMeter id={meterId} name={name} /> : null}
    </FieldFrame>
  );
}
