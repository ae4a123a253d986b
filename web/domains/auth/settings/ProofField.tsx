import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import type { useProof } from './useProof.ts';

/** The field for the current password or a code, and the way to the other one. */
export function ProofField({ kind, switchKind }: Pick<ReturnType<typeof useProof>, 'kind' | 'switchKind'>) {
  const { t } = useTranslation('auth');
  if (kind === 'none') return null;
  return (
    <>
      {kind === 'currentPassword' ? (
        <PasswordField
          name="currentPassword"
          label={t('settings.password.current')}
          autoComplete="current-password"
        />
      ) : (
        <TextField
          name="code"
          label={t('otp.code')}
          help={t('settings.twoFactor.disable.codeHelp')}
          autoComplete="one-time-code"
        />
      )}
      {switchKind ? (
        <TextButton onClick={switchKind}>{t(`settings.twoFactor.disable.instead.${kind}`)}</TextButton>
      ) : null}
    </>
  );
}
