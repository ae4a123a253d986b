import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../shell/session/storedUser.ts';
import { useSwitchMutation } from '../../shell/session/useSwitchAccount.ts';
import { failureText } from '../../shell/failureText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Input } from '../../ui/actions/Input.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
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
  const field = useRef<HTMLInputElement>(null);

  // The layout of the sign-in pages ends the session: ended here, the page's guard would redirect first.
  const leave = (to: string, state?: object) => void navigate(to, { state });
  const report = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  /**
   * Signing in opens the home account, but the page below belongs to the account that was open. Only needed after a
   * password alone: with a second factor the page is left.
   */
  const inSameAccount = async (signedIn: StoredUser): Promise<StoredUser> => {
    const { accountId } = user;
    const isOther = accountId !== signedIn.accountId && signedIn.accounts.some(({ id }) => id === accountId);
    const result = isOther ? await switchAccount({ input: { accountId } }) : undefined;
    return result?.ok ? toStoredUser(result.payload.viewer) : signedIn;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return report(t('ui:validation.required', { label: t('expired.password') }));
    // Removed, so that the same problem is announced again.
    setProblem(undefined);
    const result = await signIn({ input: { email: user.email, password } });
    if (!result.ok) {
      setPassword('');
      return report(failureText(result, t).description);
    }
    const { signedIn, twoFactor } = result.payload;
    if (twoFactor) return leave(paths.oneTimeCode('', here()), twoFactor);
    if (signedIn) startSession(await inSameAccount(toStoredUser(signedIn.viewer)));
  };
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
          <Button variant="ghost" onClick={() => leave(paths.signIn({ next: here(), email: user.email }))}>
            {t('expired.otherWay')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
