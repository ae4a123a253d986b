import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useKeepLoaded } from '../../relay/useKeepLoaded.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts';
import type { NotificationsCard_user$key } from './__generated__/NotificationsCard_user.graphql.ts';
import type { NotificationsCardPaginationQuery } from './__generated__/NotificationsCardPaginationQuery.graphql.ts';

const PAGE = 20;

/** The notifications, newest first; a page more on request. */
export function NotificationsCard({ user }: { user: NotificationsCard_user$key }) {
  const { t } = useTranslation('notifications');
  const { data, ...pagination } = usePaginationFragment<
    NotificationsCardPaginationQuery,
    NotificationsCard_user$key
  >(
    graphql`
      fragment NotificationsCard_user on User
      @refetchable(queryName: "NotificationsCardPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        unreadNotifications
        notifications(first: $count, after: $cursor) @connection(key: "NotificationsCard_notifications") {
          totalCount
          edges {
            node {
              id
              ...NotificationRow_notification
            }
          }
        }
      }
    `,
    user,
  );
  const [markRead, isMarking] = useMarkNotificationsRead();
  const list = useKeepLoaded(pagination, data.notifications);
  if (list == null) return <MissingData title={t('loadFailed')} />;
  if (list.edges.length === 0) {
    return (
      <Card>
        <EmptyState kind="nothing" icon={Bell} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      </Card>
    );
  }
  const unread = data.unreadNotifications ?? 0;
  return (
    <Card>
      <CardHeader
        title={t('unread', { count: unread })}
        actions={
          <Button
            size="sm"
            isBusy={isMarking}
            disabledReason={unread === 0 ? t('nothingUnread') : undefined}
            onClick={() => void markRead({})}
          >
            {t('markAll')}
          </Button>
        }
      />
      <Box as="ul" listStyleType="none" m="0" p="0" mt="3">
        {list.edges.map(({ node }) => (
          <NotificationRow key={node.id} notification={node} />
        ))}
      </Box>
      <CardFooter>
        <Box color="fg.muted" textStyle="sm" aria-live="polite">
          {t('shown', { count: list.edges.length, total: list.totalCount })}
        </Box>
        {pagination.hasNext ? (
          <Button isBusy={pagination.isLoadingNext} onClick={() => pagination.loadNext(PAGE)}>
            {t('more')}
          </Button>
        ) : null}
      </CardFooter>
    </Card>
  );
}
