import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { NotificationsCard } from './NotificationsCard.tsx';
import type { NotificationsCardTestQuery } from './__generated__/NotificationsCardTestQuery.graphql.ts';

const show = (user: object) =>
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
      Notification: () => ({ kind: 'PLAN_UPDATED', isRead: false, at: '2026-01-01T00:00:00.000Z' }),
      Message: () => ({
        code: 'NOTIFIED_PLAN_UPDATED',
        params: [
          { name: 'accountName', value: 'Acme' },
          { name: 'planName', value: 'Pro' },
        ],
      }),
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

it('says when there are none, and when they could not be loaded', async () => {
  const { unmount } = show({ unreadNotifications: 0, notifications: { totalCount: 0, edges: [] } });
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  act(unmount);
  show({ unreadNotifications: null, notifications: null });
  expect(await screen.findByText('The notifications could not be loaded')).toBeVisible();
});
