import {
  CalendarX2,
  CreditCard,
  DatabaseBackup,
  KeyRound,
  Package,
  ReceiptText,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../i18n/MessageText.tsx';
import { paths } from '../../shell/paths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { knownKind, type KnownKind } from './kinds.ts';
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts';
import type { NotificationRow_notification$key } from './__generated__/NotificationRow_notification.graphql.ts';

interface Look {
  readonly icon: LucideIcon;
  /** Where the user can act on it; a function of the message's parameters for what lies on a cluster. */
  readonly to: string | ((params: ReadonlyMap<string, string>) => string);
}

const LOOKS: Readonly<Record<KnownKind, Look>> = {
  NEW_SIGN_IN: { icon: KeyRound, to: paths.settings('password') },
  PLAN_UPDATED: { icon: Package, to: paths.settings('billing') },
  PLAN_ENDING: { icon: CalendarX2, to: paths.settings('billing') },
  TRIAL_ENDING: { icon: CalendarX2, to: paths.settings('billing') },
  PAYMENT_FAILED: { icon: TriangleAlert, to: `${paths.settings('billing')}?tab=card` },
  PAYMENT_RECEIVED: { icon: ReceiptText, to: `${paths.settings('billing')}?tab=invoices` },
  CARD_UPDATED: { icon: CreditCard, to: paths.settings('billing') },
  INVITE_ACCEPTED: { icon: UserPlus, to: paths.settings('users') },
  APP_FAILED: { icon: TriangleAlert, to: (params) => paths.cluster(params.get('clusterId') ?? '', 'apps') },
  BACKUP_FAILED: { icon: DatabaseBackup, to: (params) => paths.postgres(params.get('clusterId') ?? '') },
  RESTORE_FAILED: { icon: DatabaseBackup, to: (params) => paths.postgres(params.get('clusterId') ?? '') },
};

const OTHER: Look = { icon: Package, to: paths.dashboard() };

/** One notification, with the page where the user can act on it. */
export function NotificationRow({ notification }: { notification: NotificationRow_notification$key }) {
  const { t } = useTranslation('notifications');
  const { id, kind, at, isRead, message } = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        id
        kind
        at
        isRead
        message {
          params {
            name
            value
          }
          ...MessageText_message
        }
      }
    `,
    notification,
  );
  const [markRead, isMarking] = useMarkNotificationsRead();
  const row = useRef<HTMLDivElement>(null);
  useKeptFocus(row);
  const known = knownKind(kind);
  const { icon: Icon, to } = known ? LOOKS[known] : OTHER;
  const params = new Map(message.params.map(({ name, value }) => [name, value]));
  return (
    <Flex
      as="li"
      ref={row}
      tabIndex={-1}
      gap="3"
      px="5"
      py="3"
      align="center"
      wrap="wrap"
      borderTop="1px solid"
      borderColor="border"
      bg={isRead ? undefined : 'bg.subtle'}
    >
      <Box as="span" color="fg.muted" aria-hidden>
        <Icon size={18} />
      </Box>
      <Box flex="1" minW="12rem" fontWeight={isRead ? undefined : 'semibold'}>
        <MessageText message={message} />{' '}
        <TextLink to={typeof to === 'string' ? to : to(params)}>{t(`link.${known ?? 'OTHER'}`)}</TextLink>
      </Box>
      <Box color="fg.muted" textStyle="sm">
        <RelativeTime at={at} />
      </Box>
      {isRead ? null : (
        <Button size="sm" variant="ghost" isBusy={isMarking} onClick={() => void markRead({ ids: [id] })}>
          {t('markOne')}
        </Button>
      )}
    </Flex>
  );
}
