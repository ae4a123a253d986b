import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
let owner: Caller;
let colleague: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  owner = await stack.signIn('owner@demo.test');
  colleague = await stack.signIn('admin@demo.test');
});
afterAll(() => stack.stop());

interface Unread {
  viewer: { user: { id: string; unreadNotifications: number }; account: { id: string } };
}
const UNREAD = '{ viewer { user { id unreadNotifications } account { id } } }';
const EVENTS = 'subscription ($userId: ID!) { notificationsChanged(userId: $userId) { unread isResync } }';

it('are reported live to their user alone, and marked as read', async () => {
  const { user, account } = (await stack.run<Unread>(UNREAD, {}, owner)).viewer;
  expect(user.unreadNotifications).toBe(3);
  expect((await stack.run<Unread>(UNREAD, {}, colleague)).viewer.user.unreadNotifications).toBe(0);
  const events = await stack.subscribe<{ notificationsChanged: { unread: number; isResync: boolean } }>(
    EVENTS,
    { userId: user.id },
    owner,
  );
  const accountId = Buffer.from(account.id, 'base64url').toString().split(':')[1] ?? '';
  await stack.platform.app.services.notifications.notifyOwners(stack.platform.db, accountId, {
    kind: 'card_updated',
    params: {},
  });
  await events.until(({ notificationsChanged }) => notificationsChanged.unread === 4);
  const marked = await stack.run(
    'mutation { markNotificationsRead(input: {}) { ... on MarkNotificationsReadPayload { user { unreadNotifications } } } }',
    {},
    owner,
  );
  expect(marked).toEqual({ markNotificationsRead: { user: { unreadNotifications: 0 } } });
});
