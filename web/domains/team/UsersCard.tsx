import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { ListCard } from '../../shell/ListCard.tsx';
import { MissingData } from '../../shell/MissingData.tsx';
import { paths } from '../../shell/paths.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import { offeredRoles, type UserDialogRequest } from './userDialogs.ts';
import { UsersTable } from './UsersTable.tsx';
import type { UsersCard_account$key } from './__generated__/UsersCard_account.graphql.ts';

const InviteUserDialog = lazyPart(() => import('./invites/InviteUserDialog.tsx'), 'InviteUserDialog');

const UserDialog = lazyPart(() => import('./UserDialog.tsx'), 'UserDialog');

/** Members and invites of the account. */
export function UsersCard({ account }: { account: UsersCard_account$key }) {
  const { t } = useTranslation('team');
  const data = useFragment(
    graphql`
      fragment UsersCard_account on Account {
        memberRoles
        viewerCan {
          inviteUser {
            ...useActionReason_state
          }
          manageBilling {
            allowed
          }
        }
        seats {
          used
          limit
          nextPlan
        }
        members(first: 100) @connection(key: "UsersCard_members") {
          __id
          edges {
            ...UsersTable_members
          }
        }
        invites(first: 100) @connection(key: "UsersCard_invites") {
          __id
          edges {
            ...UsersTable_invites
          }
        }
      }
    `,
    account,
  );
  const reason = useActionReason()(data.viewerCan.inviteUser);
  const roles = offeredRoles(data.memberRoles);
  const { members, invites, seats } = data;
  const upgrade =
    data.viewerCan.manageBilling?.allowed && seats?.nextPlan && seats.used >= seats.limit
      ? paths.upgrade(seats.nextPlan.toLowerCase(), paths.settings('users'))
      : null;
  const connections = { members: members?.__id ?? '', invites: invites?.__id ?? '' };
  return (
    <ListCard<UserDialogRequest>
      title={t('title')}
      description={t('description')}
      addLabel={t('invite.open')}
      failure={<MissingData title={t('loadFailed')} />}
      empty={{ icon: Users, title: t('empty.title'), text: t('empty.text') }}
      count={members?.edges.length}
      disabledReason={reason}
      addDialog={(close) => (
        <InviteUserDialog roles={roles} connection={connections.invites} onClose={close} />
      )}
      itemDialog={(request, close) => (
        <UserDialog roles={roles} request={request} connections={connections} onClose={close} />
      )}
    >
      {(open) => (
        <>
          <UsersTable members={members?.edges ?? []} invites={invites?.edges ?? []} onAction={open} />
          {seats ? (
            <Text px="5" py="3" textStyle="sm" color="fg.muted">
              {t('seats', { count: Math.max(0, seats.limit - seats.used), limit: seats.limit })}{' '}
              {upgrade ? <TextLink to={upgrade}>{t('upgrade')}</TextLink> : null}
            </Text>
          ) : null}
        </>
      )}
    </ListCard>
  );
}
