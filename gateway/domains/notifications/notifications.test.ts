import { describe, expect, it } from 'vitest';
import { answer, testGateway } from '../../testing.ts';
import { idOf, userJson, wire } from '../testing.ts';

const unreadOf = (unread: number) => ({ data: { unread } });
const notificationJson = (id: string, position: number, readAt: string | null = null) => ({
  id,
  position,
  kind: 'plan_updated',
  message: 'The plan of Acme is now Pro.',
  detail: { code: 'notified_plan_updated', params: { accountName: 'Acme', planName: 'Pro' } },
  created_at: '2026-01-01T00:00:00.000Z',
  read_at: readAt,
});
const world = (upstream: Record<string, unknown>) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });

describe('notifications', () => {
  it('are paged, with a coded message', async () => {
    const { execute } = world({
      'GET /api/user/notifications?limit=2&from=newest': {
        data: { notifications: [notificationJson('n2', 2), notificationJson('n1', 1)], total: 5 },
      },
      'GET /api/user/notifications/unread': unreadOf(4),
    });
    const { data, calls } = await execute(
      '{ viewer { user { unreadNotifications notifications(first: 1) { totalCount pageInfo { hasNextPage } nodes { kind isRead message { code } } } } } }',
    );
    expect(data).toEqual({
      viewer: {
        user: {
          unreadNotifications: 4,
          notifications: {
            totalCount: 5,
            pageInfo: { hasNextPage: true },
            nodes: [{ kind: 'PLAN_UPDATED', isRead: false, message: { code: 'NOTIFIED_PLAN_UPDATED' } }],
          },
        },
      },
    });
    expect(wire(calls)).toHaveLength(3);
  });

  it('leave the user intact when they cannot be loaded', async () => {
    const { execute } = world({ 'GET /api/user/notifications/unread': answer(403, {}) });
    const { data } = await execute('{ viewer { user { name unreadNotifications } } }');
    expect(data).toEqual({ viewer: { user: { name: 'Ada', unreadNotifications: null } } });
  });

  it('are marked as read one by one', async () => {
    const { execute } = world({
      'POST /api/user/notifications/read': unreadOf(0),
      'GET /api/user/notifications/unread': unreadOf(0),
    });
    const { data, calls } = await execute(
      'mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { ... on MarkNotificationsReadPayload { user { unreadNotifications } } } }',
      { ids: [idOf('Notification', 'n1')] },
    );
    expect(data).toEqual({ markNotificationsRead: { user: { unreadNotifications: 0 } } });
    expect(calls[0]).toMatchObject({ body: { ids: ['n1'] } });
  });

  it('can be unsubscribed from without a session', async () => {
    const { execute } = world({ 'POST /api/notifications/unsubscribe': { data: { kind: 'card_updated' } } });
    const { data } = await execute(
      'mutation { unsubscribe(input: { token: "t" }) { ... on UnsubscribePayload { kind } } }',
      {},
      { token: null },
    );
    expect(data).toEqual({ unsubscribe: { kind: 'CARD_UPDATED' } });
  });
});
