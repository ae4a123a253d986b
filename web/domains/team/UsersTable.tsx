import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Table } from '../../ui/layout/Table.tsx';
import { InviteRow } from './invites/InviteRow.tsx';
import { MemberRow } from './members/MemberRow.tsx';
import type { UserOrder } from './userDialogs.ts';
import type { UsersTable_invites$key } from './__generated__/UsersTable_invites.graphql.ts';
import type { UsersTable_members$key } from './__generated__/UsersTable_members.graphql.ts';

interface UsersTableProps {
  readonly members: UsersTable_members$key;
  readonly invites: UsersTable_invites$key;
  readonly onAction: (order: UserOrder) => void;
}

/** Members, those who joined first first, then the people who are invited. */
export function UsersTable({ members, invites, onAction }: UsersTableProps) {
  const { t } = useTranslation('team');
  const joined = useFragment(
    graphql`
      fragment UsersTable_members on TeamMemberEdge @relay(plural: true) {
        node {
          id
          ...MemberRow_member
        }
      }
    `,
    members,
  );
  const invited = useFragment(
    graphql`
      fragment UsersTable_invites on InviteEdge @relay(plural: true) {
        node {
          id
          ...InviteRow_invite
        }
      }
    `,
    invites,
  );
  const columns = ['user', 'role', 'status', 'added'].map((key) => ({ key, header: t(`column.${key}`) }));
  return (
    <Table
      caption={t('title')}
      columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
    >
      {joined.map(({ node }) => (
        <MemberRow key={node.id} member={node} onAction={onAction} />
      ))}
      {invited.map(({ node }) => (
        <InviteRow key={node.id} invite={node} onAction={onAction} />
      ))}
    </Table>
  );
}
