import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Tooltip } from '../../ui/floats/Tooltip.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import type { NotificationBell_user$key } from './__generated__/NotificationBell_user.graphql.ts';

const MOST = 99;

/** The link to the notifications with the number of unread ones. */
export function NotificationBell({ user }: { user: NotificationBell_user$key | null }) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment NotificationBell_user on User {
        unreadNotifications
      }
    `,
    user,
  );
  const count = data?.unreadNotifications ?? 0;
  const label = count === 0 ? t('bell.label') : t('bell.unread', { count });
  return (
    <Box as="span" position="relative" display="inline-flex">
      <Tooltip content={label}>
        <ButtonLink
          to={paths.notifications()}
          variant="ghost"
          shape="icon"
          aria-label={label}
          icon={<Bell />}
        />
      </Tooltip>
      {count > 0 ? (
        <Box
          as="span"
          aria-hidden
          position="absolute"
          top="0"
          insetEnd="0"
          minW="4"
          px="1"
          bg="brand.solid"
          color="brand.contrast"
          borderRadius="full"
          fontSize="0.625rem"
          lineHeight="1rem"
          fontWeight="semibold"
          textAlign="center"
          pointerEvents="none"
        >
          {count > MOST ? `${MOST}+` : count}
        </Box>
      ) : null}
    </Box>
  );
}
