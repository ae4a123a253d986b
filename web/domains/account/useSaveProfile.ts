import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shell/paths.ts';
import type { FormFailure } from '../../forms/applyIssues.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../shell/session/storedUser.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useUpdateUser } from './useUpdateUser.ts';

/** Saves one field of the profile; an unverified address continues to its verification. */
export function useSaveProfile(): (
  input: { name: string } | { phoneNumber: string | null } | { email: string; currentPassword?: string },
) => Promise<FormFailure | void> {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const toFailure = useFormFailure();
  const [update] = useUpdateUser();
  return async (input) => {
    const result = await update({ input });
    if (!result.ok) return toFailure(result, t('profile.failed'));
    const { viewer } = result.payload;
    startSession(toStoredUser(viewer));
    toast.success({ title: t('profile.updated') });
    if (!viewer.user.isVerified && 'email' in input) await navigate(paths.signUpVerify());
    return undefined;
  };
}
