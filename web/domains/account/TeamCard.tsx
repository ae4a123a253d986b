import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../relay/live/liveStatus.ts';
import { currentUser, startSession } from '../../shell/session/sessionStore.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { SaveRow } from './SaveRow.tsx';
import { useUpdateAccount } from './useUpdateAccount.ts';
import type { RowControl } from './useRows.ts';
import type { TeamCard_account$key } from './__generated__/TeamCard_account.graphql.ts';

/** The stored user contains the team's name for the account switcher. */
function rememberName(name: string): void {
  const user = currentUser();
  if (!user) return;
  const accounts = user.accounts.map((account) =>
    account.id === user.accountId ? { ...account, name } : account,
  );
  startSession({ ...user, accountName: name, accounts });
}

interface TeamCardProps {
  readonly account: TeamCard_account$key;
  readonly row: RowControl;
  /** Below the name. */
  readonly children?: ReactNode;
}

/** The team's name. */
export function TeamCard({ account, row, children }: TeamCardProps) {
  const { t } = useTranslation('account');
  const data = useFragment(
    graphql`
      fragment TeamCard_account on Account {
        name
        viewerCan {
          rename {
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  useRefetchOnFocus();
  const [update] = useUpdateAccount();
  const toFailure = useFormFailure();
  const reasonOf = useActionReason();

  const save = async (name: string) => {
    const result = await update({ input: { name } });
    if (!result.ok) return toFailure(result, t('profile.failed'));
    rememberName(result.payload.account.name);
    toast.success({ title: t('profile.updated') });
    return undefined;
  };
  return (
    <Card>
      <CardHeader title={t('team.title')} description={t('team.description')} />
      <CardBody pb="2">
        <SaveRow
          row={row}
          label={t('team.name')}
          value={data.name}
          autoComplete="organization"
          disabledReason={reasonOf(data.viewerCan.rename)}
          onSave={save}
        />
        {children}
      </CardBody>
    </Card>
  );
}
