import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { serverMessage } from '../../testing/serverMessage.ts';
import { sentBy } from '../../testing/sentBy.ts';
import { NotificationsCard } from './NotificationsCard.tsx';
import type { NotificationsCardTestQuery } from './__generated__/NotificationsCardTestQuery.graphql.ts';

const planUpdated = serverMessage('', 'NOTIFIED_PLAN_UPDATED', { accountName: 'Acme', planName: 'Pro' });

const show = (user: object, notification: object = {}, message: object = planUpdated) =>
  renderWithRelay<NotificationsCardTestQuery>(
    graphql`
      query NotificationsCardTestQuery @relay_test_operation {
        viewer {
          user {
            ...NotificationsCard_user
          }
        }
      }
    `,
    ({ viewer }) => viewer && <NotificationsCard user={viewer.user} />,
    {
      User: () => ({ id: 'u1', ...user }),
      Notification: () => ({
        kind: 'PLAN_UPDATED',
        isRead: false,
        at: '2026-01-01T00:00:00.000Z',
        ...notification,
      }),
      Message: () => message,
      PageInfo: () => ({ hasNextPage: false }),
    },
  );

it('lists what happened with a link, and marks all as read', async () => {
  const { user, environment } = show({ unreadNotifications: 1 });
  expect(await screen.findByRole('heading', { name: '1 unread' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('The plan of Acme is now Pro.');
  expect(screen.getByRole('link', { name: 'Open billing' })).toHaveAttribute('href', '/settings/billing');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(environment.mock.getAllOperations().map(sentBy)).toContainEqual({ input: {} }));
});

it('leads to the databases of the cluster whose backups fail', async () => {
  const message = serverMessage('The backups of app on shop fail.', 'NOTIFIED_BACKUP_FAILED', {
    name: 'app',
    clusterName: 'shop',
    clusterId: 'c1',
  });
  show({ unreadNotifications: 1 }, { kind: 'BACKUP_FAILED' }, message);
  expect(await screen.findByRole('link', { name: 'Open databases' })).toHaveAttribute(
    'href',
    '/clusters/c1/apps/postgres',
  );
});

it('says when there are none, and when they could not be loaded', async () => {
  const { unmount } = show({ unreadNotifications: 0, notifications: { totalCount: 0, edges: [] } });
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  act(unmount);
  show({ unreadNotifications: null, notifications: null });
  expect(await screen.findByText('The notifications could not be loaded')).toBeVisible();
});
