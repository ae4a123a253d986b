import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import type { StoredUser } from '../../../shell/session/storedUser.ts';
import { useCurrentUser } from '../../../shell/session/useSession.ts';
import { useSignOut } from '../../../shell/session/useSignOut.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import { useUrlToken } from '../useUrlToken.ts';
import { useVerification } from './useVerification.ts';
import { VerificationView } from './VerificationView.tsx';

type Verified = Pick<StoredUser, 'role' | 'plan'>;

/** Where a verified user continues: members with the tour, owners with the console or, without a plan, the plans. */
export function afterVerification({ role, plan }: Verified): string {
  if (role === 'VIEWER') return paths.welcome();
  return plan === null ? paths.signUpPlan() : paths.dashboard();
}

/**
 * E-mail verification: waits for the mail, or uses its link. Continues when the address is verified, also in another
 * tab.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const token = useUrlToken();
  const verification = useVerification(token);
  const [signOut, isSigningOut] = useSignOut();
  const [wasVerified] = useState(user?.isVerified ?? false);
  const { state } = verification;
  // A user who was verified before is changing the address: a mail to the current one means that nothing is pending.
  const isChanged = state.kind === 'verified' || (state.kind === 'waiting' && state.resentTo === user?.email);
  const isDone = wasVerified ? isChanged : user?.isVerified;
  const target = user && isDone ? afterVerification(user) : undefined;

  useEffect(() => {
    if (target === undefined) return;
    toast.success({ title: t('verify.verifiedTitle') });
    void navigate(target, { replace: true });
  }, [target, navigate, t]);

  if (wasVerified && token === undefined) return <Navigate to={paths.dashboard()} replace />;
  return (
    <>
      <VerificationView email={user?.email ?? ''} verification={verification} target={target} />
      <Text color="fg.muted" mt="8" textStyle="sm">
        {t('verify.otherAccount')}{' '}
        <Button variant="ghost" size="sm" isBusy={isSigningOut} onClick={() => void signOut()}>
          {t('verify.signOut')}
        </Button>
      </Text>
    </>
  );
}
