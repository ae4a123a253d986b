import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { serverMessage } from '../../testing/serverMessage.ts';
import { sentBy } from '../../testing/sentBy.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { NotificationsCard } from './NotificationsCard.tsx';
import type { NotificationsCardTestQuery } from './__generated__/NotificationsCardTestQuery.graphql.ts';

const AT = '2026-01-01T00:00:00.000Z';
const planUpdated = serverMessage('', 'NOTIFIED_PLAN_UPDATED', { accountName: 'Acme', planName: 'Pro' });

/** A `notification` of null leaves all notifications and their page to `user`. */
const show = (user: object, notification: object | null = {}, message: object = planUpdated) =>
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
      ...(notification && {
        Notification: () => ({ kind: 'PLAN_UPDATED', isRead: false, at: AT, ...notification }),
        PageInfo: () => ({ hasNextPage: false }),
      }),
      Message: () => message,
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

/** Some of 60 notifications, of which those named are read. */
const page = (from: number, count: number, read: readonly string[] = []) => ({
  id: 'u1',
  unreadNotifications: 60 - read.length,
  notifications: {
    totalCount: 60,
    edges: Array.from({ length: count }, (_, index) => {
      const id = `n${from + index}`;
      return { cursor: id, node: { id, isRead: read.includes(id), kind: 'PLAN_UPDATED', at: AT } };
    }),
    pageInfo: { hasNextPage: true, endCursor: `n${from + count - 1}` },
  },
});

async function markRow(at: number) {
  const view = show(page(1, 40), null);
  const row = () => {
    const item = screen.getAllByRole('listitem')[at];
    if (!item) throw new Error('there is no such row');
    return item;
  };
  await screen.findAllByRole('listitem');
  await view.user.click(within(row()).getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(view.environment.mock.getAllOperations()).toHaveLength(1));
  return { ...view, row };
}

it('keeps the loaded notifications and the focus when one of them is marked as read', async () => {
  const { environment, row } = await markRow(34);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        MarkNotificationsReadResult: () => ({ __typename: 'MarkNotificationsReadPayload' }),
        User: () => page(1, 20),
        Message: () => planUpdated,
      }),
    ),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Node: () => ({ __typename: 'User', ...page(21, 20, ['n35']) }),
        User: () => page(21, 20, ['n35']),
        Message: () => planUpdated,
      }),
    ),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  expect(within(row()).queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(row()).toHaveFocus());
});

it('says when a notification could not be marked as read', async () => {
  const error = vi.spyOn(toast, 'error');
  const { environment } = await markRow(0);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('away')));
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
});
