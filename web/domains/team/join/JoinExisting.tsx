import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { paths } from '../../../shell/paths.ts';
import { useCurrentUser } from '../../../shell/session/useSession.ts';
import { useSignOut } from '../../../shell/session/useSignOut.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { AuthState } from '../../auth/AuthState.tsx';
import { useEnter } from '../../auth/useEnter.ts';
import { useAcceptInvite } from './useAcceptInvite.ts';
import type { JoinExisting_invite$key } from './__generated__/JoinExisting_invite.graphql.ts';

interface JoinExistingProps {
  readonly invite: JoinExisting_invite$key;
  readonly token: string;
}

/** Lets a person who has a user join the team, after signing in with the invited address. */
export function JoinExisting({ invite, token }: JoinExistingProps) {
  const { t } = useTranslation('team');
  const { email, accountName, role } = useFragment(
    graphql`
      fragment JoinExisting_invite on OpenInvite {
        email
        accountName
        role
      }
    `,
    invite,
  );
  const user = useCurrentUser();
  const [accept, isJoining] = useAcceptInvite();
  const [signOut, isSigningOut] = useSignOut();
  const enter = useEnter();
  const [problem, setProblem] = useState<string>();
  const join = async () => {
    setProblem(undefined);
    const result = await accept({ input: { token } });
    return result.ok ? enter(result.payload.viewer) : setProblem(failureText(result, t).description);
  };
  const next = paths.signUpInvited(token, email);
  const action =
    user === undefined ? (
      <ButtonLink variant="primary" to={paths.signIn({ email, next })}>
        {t('join.signInToJoin')}
      </ButtonLink>
    ) : user.email === email ? (
      <Button variant="primary" isBusy={isJoining} onClick={() => void join()}>
        {t('join.submit')}
      </Button>
    ) : (
      <Button isBusy={isSigningOut} onClick={() => void signOut()}>
        {t('join.signOut')}
      </Button>
    );
  const isOther = user !== undefined && user.email !== email;
  return (
    <AuthState
      icon={<UserPlus />}
      title={t('join.invited', { team: accountName })}
      actions={
        <>
          {problem ? (
            <Banner tone="error" title={t('join.notJoined')}>
              {problem}
            </Banner>
          ) : null}
          {action}
        </>
      }
    >
      {isOther
        ? t('join.otherPerson', { email, current: user.email })
        : t('join.asRole', { role: t(`role.${role}`, { defaultValue: role }) })}
    </AuthState>
  );
}
