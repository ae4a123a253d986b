import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { InviteRow } from './invites/InviteRow.tsx';
import { MemberRow } from './members/MemberRow.tsx';
import type { UserDialogRequest } from './userDialogs.ts';
import type { UsersTable_invites$key } from './__generated__/UsersTable_invites.graphql.ts';
import type { UsersTable_members$key } from './__generated__/UsersTable_members.graphql.ts';

const FILTERS = ['ALL', 'MEMBERS', 'INVITED', 'DISABLED'] as const;
type Filter = (typeof FILTERS)[number];

interface UsersTableProps {
  readonly members: UsersTable_members$key;
  readonly invites: UsersTable_invites$key;
  readonly onAction: (request: UserDialogRequest) => void;
}

/** Members, those who joined first first, then the people who are invited; all or one group of them. */
export function UsersTable(props: UsersTableProps) {
  const { onAction } = props;
  const { t } = useTranslation('team');
  const [filter, setFilter] = useState<Filter>('ALL');
  const joined = useFragment(
    graphql`
      fragment UsersTable_members on TeamMemberEdge @relay(plural: true) {
        node {
          id
          status
          ...MemberRow_member
        }
      }
    `,
    props.members,
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
    props.invites,
  );
  const columns = ['user', 'role', 'status', 'added'].map((key) => ({ key, header: t(`column.${key}`) }));
  const isDisabled = (status: string) => status.startsWith('DISABLED');
  const members = joined.filter(
    ({ node }) =>
      filter !== 'INVITED' && (filter === 'ALL' || isDisabled(node.status) === (filter === 'DISABLED')),
  );
  const invites = filter === 'ALL' || filter === 'INVITED' ? invited : [];
  return (
    <>
      <Box px="5" mt="4" mb="3">
        <Toggle
          label={t('filter.label')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
          onChange={setFilter}
        />
      </Box>
      {members.length + invites.length === 0 ? (
        <Text px="5" pb="3" color="fg.muted" role="status">
          {t('filter.none')}
        </Text>
      ) : (
        <Table
          caption={t('title')}
          columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
        >
          {members.map(({ node }) => (
            <MemberRow key={node.id} member={node} onAction={onAction} />
          ))}
          {invites.map(({ node }) => (
            <InviteRow key={node.id} invite={node} onAction={onAction} />
          ))}
        </Table>
      )}
    </>
  );
}
