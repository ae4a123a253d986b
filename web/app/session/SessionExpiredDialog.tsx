import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SecondFactor } from '../../domains/auth/code/SecondFactor.tsx';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../shell/session/storedUser.ts';
import { useSwitchMutation } from '../../shell/session/useSwitchAccount.ts';
import { failureText } from '../../shell/failureText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Input } from '../../ui/actions/Input.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { paths } from '../../shell/paths.ts';
import { useSignInAgain } from './useSignInAgain.ts';

const here = () => window.location.pathname + window.location.search;

/** Signs in again above the page, which stays and continues afterwards. */
export function SessionExpiredDialog({ user }: { user: StoredUser }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [signIn, isSigningIn] = useSignInAgain();
  const [switchAccount, isSwitching] = useSwitchMutation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [challenge, setChallenge] = useState<{ token: string; hasPasskey: boolean }>();
  const field = useRef<HTMLInputElement>(null);

  // The layout of the sign-in pages ends the session: ended here, the page's guard would redirect first.
  const leave = () => void navigate(paths.signIn({ next: here(), email: user.email }));
  const report = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const askForPassword = () => {
    // Now, because the field must exist to be focused.
    flushSync(() => setChallenge(undefined));
    report(t('auth:otp.expired'));
  };
  /** Signing in opens the home account, but the page below belongs to the account that was open. */
  const inSameAccount = async (signedIn: StoredUser): Promise<StoredUser> => {
    const { accountId } = user;
    const isOther = accountId !== signedIn.accountId && signedIn.accounts.some(({ id }) => id === accountId);
    const result = isOther ? await switchAccount({ input: { accountId } }) : undefined;
    return result?.ok ? toStoredUser(result.payload.viewer) : signedIn;
  };
  const proceed = async (viewer: Parameters<typeof toStoredUser>[0]) =>
    startSession(await inSameAccount(toStoredUser(viewer)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return report(t('ui:validation.required', { label: t('expired.password') }));
    // Removed, so that the same problem is announced again.
    setProblem(undefined);
    const result = await signIn({ input: { email: user.email, password } });
    setPassword('');
    if (!result.ok) return report(failureText(result, t).description);
    const { signedIn, twoFactor } = result.payload;
    if (twoFactor) setChallenge(twoFactor);
    if (signedIn) await proceed(signedIn.viewer);
  };
  const otherWay = (
    <Button variant="ghost" onClick={leave}>
      {t('expired.otherWay')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      isLocked
      role="alertdialog"
      size="sm"
      title={t('expired.title')}
      onClose={() => undefined}
      initialFocus={field}
    >
      {challenge ? (
        <SecondFactor
          token={challenge.token}
          hasPasskey={challenge.hasPasskey}
          onSignedIn={proceed}
          onExpired={askForPassword}
          renderIntro={(text) => <Text mb="4">{text}</Text>}
          otherWay={otherWay}
        />
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="4">
            <p>{t('expired.text')}</p>
            {problem && <Banner tone="error">{problem}</Banner>}
            <Stack as="label" gap="1" fontWeight="medium">
              {t('expired.email')}
              <Input type="email" name="email" autoComplete="username" value={user.email} readOnly />
            </Stack>
            <Stack as="label" gap="1" fontWeight="medium">
              {t('expired.password')}
              <Input
                ref={field}
                type="password"
                name="password"
                autoComplete="current-password"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Stack>
            <Button type="submit" variant="primary" isBusy={isSigningIn || isSwitching}>
              {t('expired.submit')}
            </Button>
            {otherWay}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
