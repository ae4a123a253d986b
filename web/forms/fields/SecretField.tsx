import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame.tsx';
import { RevealInput } from './RevealInput.tsx';
import { useField, type FieldProps } from './useField.ts';

// Password managers must not offer to store tokens and keys as if they were sign-in passwords.
const ignoredByManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  autoComplete: 'off',
};

export interface SecretFieldProps extends FieldProps {
  /** When editing: an empty field keeps the stored value. */
  keepsCurrent?: boolean;
  placeholder?: string;
}

/** A token or key: masked, revealable, ignored by password managers. */
export function SecretField(props: SecretFieldProps) {
  const { label, keepsCurrent, placeholder } = props;
  const { t } = useTranslation('ui');
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field} isOptional={props.isOptional}>
      <RevealInput
        label={label}
        isCode
        {...field.aria}
        {...ignoredByManagers}
        readOnly={field.isReadOnly}
        placeholder={keepsCurrent ? t('secret.keeps') : placeholder}
        {...field.register()}
      />
    </FieldFrame>
  );
}
