import { Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu } from '../../../ui/floats/Menu.tsx';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import type { UserDialogRequest } from '../userDialogs.ts';
import { useInviteUser } from './useInviteUser.ts';
import type { InviteRow_invite$key } from './__generated__/InviteRow_invite.graphql.ts';

interface InviteRowProps {
  readonly invite: InviteRow_invite$key;
  readonly onAction: (request: UserDialogRequest) => void;
}

/** An invite that was not accepted yet. */
export function InviteRow({ invite, onAction }: InviteRowProps) {
  const { t } = useTranslation('team');
  const { id, email, role, sentAt, isExpired } = useFragment(
    graphql`
      fragment InviteRow_invite on Invite {
        id
        email
        role
        sentAt
        isExpired
      }
    `,
    invite,
  );
  const [send] = useInviteUser();
  const report = useFailureToast();
  const resend = async () => {
    const result = await send({ input: { email }, connections: [] });
    if (result.ok) toast.success({ title: t('invite.resent', { email }) });
    else report(result);
  };
  return (
    <Row>
      <Cell>
        <Flex align="center" gap="3" minW="0">
          <Avatar name={email} />
          <Text as="span" fontWeight="medium" overflowWrap="anywhere">
            {email}
          </Text>
        </Flex>
      </Cell>
      <Cell label={t('column.role')}>{t(`role.${role}`, { defaultValue: role })}</Cell>
      <Cell label={t('column.status')}>
        <StatusBadge tone="attention" label={isExpired ? t('status.EXPIRED') : t('status.INVITED')} />
      </Cell>
      <Cell label={t('column.added')}>
        <RelativeTime at={sentAt} />
      </Cell>
      <Cell align="end">
        <Menu
          label={t('actionsFor', { name: email })}
          items={[
            { label: t('invite.resend'), icon: <Send />, onSelect: () => void resend() },
            'separator',
            {
              label: t('revoke.open'),
              icon: <Trash2 />,
              isDanger: true,
              onSelect: () => onAction({ action: 'revoke', invite: { id, email } }),
            },
          ]}
        />
      </Cell>
    </Row>
  );
}
