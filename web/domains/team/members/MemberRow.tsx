import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import type { UserDialogRequest } from '../userDialogs.ts';
import { MemberMenu } from './MemberMenu.tsx';
import type { MemberRow_member$key } from './__generated__/MemberRow_member.graphql.ts';

const tones: Readonly<Record<string, Tone>> = {
  REGISTERED: 'attention',
  VERIFIED: 'ok',
  DISABLED_BY_SYSTEM: 'neutral',
  DISABLED_BY_ADMIN: 'neutral',
};

interface MemberRowProps {
  readonly member: MemberRow_member$key;
  readonly onAction: (request: UserDialogRequest) => void;
}

/** A member with role and status, and what can be done. */
export function MemberRow({ member, onAction }: MemberRowProps) {
  const { t } = useTranslation('team');
  const data = useFragment(
    graphql`
      fragment MemberRow_member on TeamMember {
        name
        email
        avatarUrl
        role
        status
        joinedAt
        isViewer
        ...MemberMenu_member
      }
    `,
    member,
  );
  const { name, email, avatarUrl, role, status, joinedAt, isViewer } = data;
  return (
    <Row>
      <Cell>
        <Flex align="center" gap="3" minW="0">
          <Avatar name={name} src={avatarUrl} />
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text as="span" fontWeight="medium">
              {name}
            </Text>{' '}
            {isViewer ? (
              <Text as="span" textStyle="sm" color="fg.muted">
                {t('you')}
              </Text>
            ) : null}
            <Text textStyle="sm" color="fg.muted">
              {email}
            </Text>
          </div>
        </Flex>
      </Cell>
      <Cell label={t('column.role')}>{t(`role.${role}`, { defaultValue: role })}</Cell>
      <Cell label={t('column.status')}>
        <StatusBadge
          tone={tones[status] ?? 'neutral'}
          label={t(`status.${status}`, { defaultValue: status })}
        />
      </Cell>
      <Cell label={t('column.added')}>
        <RelativeTime at={joinedAt} />
      </Cell>
      <Cell align="end">
        <MemberMenu member={data} onAction={onAction} />
      </Cell>
    </Row>
  );
}
