import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../../i18n/MessageText.tsx';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { AuthState } from '../../auth/AuthState.tsx';
import { JoinExisting } from './JoinExisting.tsx';
import { JoinForm } from './JoinForm.tsx';
import type { JoinPageQuery } from './__generated__/JoinPageQuery.graphql.ts';

/** The page of the link in an invite mail: signs a new person up, and lets an existing one join. */
export function JoinPage() {
  const { t } = useTranslation('team');
  const words = useMessageText();
  const [params] = useSearchParams();
  const { inviteLink } = useOwnedQuery<JoinPageQuery>(
    graphql`
      query JoinPageQuery($token: String!) @preloadable {
        inviteLink(token: $token) {
          invite {
            hasUser
            ...JoinForm_invite
            ...JoinExisting_invite
          }
          problem {
            ...MessageText_message
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<JoinPageQuery>>(),
  );
  const token = params.get('id') ?? '';
  const { invite, problem } = inviteLink;
  if (invite?.hasUser) return <JoinExisting invite={invite} token={token} />;
  if (invite) return <JoinForm invite={invite} token={token} />;
  return (
    <AuthState
      icon={<MailX />}
      tone="warning"
      title={t('join.failed')}
      actions={
        <ButtonLink to={paths.signIn({ email: params.get('email') ?? undefined })}>
          {t('join.signIn')}
        </ButtonLink>
      }
    >
      {words(problem) ?? t('join.incomplete')}
    </AuthState>
  );
}
