import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { manualClock } from '../../clock.ts';
import { startAccess, type Person, type TestAccess } from '../auth/access.testing.ts';
import { collectSummaries } from './summaries.jobs.ts';

const DAY = 24 * 60 * 60 * 1_000;
const clock = manualClock(new Date('2026-03-01T10:00:00Z'));
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

const tell = (person: Person, planName: string) =>
  on.services.notifications.notifyOwners(on.core.db, person.accountId, {
    kind: 'plan_updated',
    params: { planName },
  });
/** A call with a new session, because the clock moves past the end of earlier ones. */
const put = async (person: Person, path: string, body: object) => {
  const { token } = await on.services.sessions.open(person);
  const answer = await on.call('PUT', `/api/user/${path}`, body, { token });
  expect(answer.status).toBe(200);
};
const choose = (person: Person, kind: string, by_email: boolean) =>
  put(person, 'notification-preferences', { kind, by_email });
/** An owner who gets the summary and no mails about plans. */
const reader = async (locale = 'en') => {
  const person = await on.owner();
  await choose(person, 'plan_updated', false);
  await choose(person, 'daily_summary', true);
  const { token } = await on.services.sessions.open(person);
  await on.call('PATCH', '/api/user', { locale }, { token });
  return person;
};
const summaryTo = ({ email }: Person) =>
  eventually(async () => {
    const mail = await on.mailTo(email);
    return mail?.template === 'summary' ? mail : expect.fail('no summary yet');
  });

test('a summary lists what is unread since the day before, once, with a link that ends it', async () => {
  const person = await reader();
  for (const plan of ['Standard', 'Pro & more']) await tell(person, plan);
  await collectSummaries(on.core);
  await on.jobsDone('notifications.summary');
  expect(await on.mailTo(person.email)).toBeUndefined();

  clock.advance(DAY);
  await collectSummaries(on.core);
  const { subject, text, html } = await summaryTo(person);
  expect(subject).toBe('Your day on Kubedeck');
  expect(text).toContain(
    "2 notifications are unread:\n\n• The plan of Ada Owner's team is now Pro & more.\n• The plan of Ada Owner's team is now Standard.",
  );
  expect(html).toContain('Pro &amp; more');

  const token = new URL(/https?:\S+\/unsubscribe\?\S+/.exec(text)?.[0] ?? '').searchParams.get('token');
  const answer = await on.call('POST', '/api/notifications/unsubscribe', { token });
  expect(answer.body.data).toEqual({ kind: 'daily_summary' });
});

test('days without unread news have none, and the next summary begins where the last one ended', async () => {
  const person = await reader('es');
  await tell(person, 'Standard');
  const { token } = await on.services.sessions.open(person);
  await on.call('POST', '/api/user/notifications/read', { ids: null }, { token });
  clock.advance(DAY);
  await collectSummaries(on.core);
  await tell(person, 'Pro');
  await collectSummaries(on.core);
  clock.advance(DAY);
  await collectSummaries(on.core);
  const { text } = await summaryTo(person);
  expect(text).toContain("Hay una notificación sin leer:\n\n• El plan de Ada Owner's team es ahora Pro.");
  expect(text).toContain('No recibir más estos correos');
});

test('somebody who has not switched it on gets none', async () => {
  const person = await on.owner();
  await choose(person, 'plan_updated', false);
  await tell(person, 'Pro');
  clock.advance(2 * DAY);
  await collectSummaries(on.core);
  const last = await reader();
  await tell(last, 'Pro');
  clock.advance(DAY);
  await collectSummaries(on.core);
  await summaryTo(last);
  expect(await on.mailTo(person.email)).toBeUndefined();
});
