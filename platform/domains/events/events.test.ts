import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedEvents } from '../../db/schema/events.ts';
import { startAccess, type TestAccess } from '../auth/access.testing.ts';

let on: TestAccess;
beforeAll(async () => {
  on = await startAccess();
});
afterAll(() => on.stop());

const record = (token: string | undefined, body: Record<string, unknown>) =>
  on.call('POST', '/api/event', body, { token });

test('an event is stored with its user', async () => {
  const { token, userId, accountId } = await on.owner();
  const answer = await record(token, { name: 'completed_onboarding', metadata: { page: 3 } });
  expect(answer.body).toEqual({ data: { recorded: true } });
  const rows = await on.core.db.select().from(recordedEvents);
  expect(rows).toEqual([
    expect.objectContaining({ userId, accountId, name: 'completed_onboarding', metadata: { page: 3 } }),
  ]);
});

test('an event requires a session', async () => {
  expect((await record(undefined, { name: 'x' })).status).toBe(401);
});

test.each([
  [{}, 'name'],
  [{ name: '' }, 'name'],
  [{ name: 'a b' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name: 'x', metadata: [] }, 'metadata'],
  [{ name: 'x', metadata: 'text' }, 'metadata'],
  [{ name: 'x', metadata: { a: 'b\u0000' } }, 'metadata'],
  [{ name: 'x', metadata: { a: 'x'.repeat(5_000) } }, 'metadata'],
])('an event like %o is refused on the field', async (body, field) => {
  const { token } = await on.owner();
  const answer = await record(token, body);
  expect(answer.status).toBe(422);
  expect(answer.body.inputError).toBe(field);
});
