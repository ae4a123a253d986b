import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import { transaction as inTransaction, type Database, type Queryable } from '../../../db/database.ts';
import type { EventType, SubscriptionRecord, TransactionRecord } from './records.ts';
import { dueIds, find, put } from './store.ts';

/** Sends a webhook. False if it was not accepted. */
export type Notify = (body: string, signature: string) => Promise<boolean>;

const BATCH = 100;
const MINUTE = 60_000;

/** Paddle's signature of a webhook. It is valid for five seconds, so it is made when the webhook is sent. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const ts = Math.floor(at.getTime() / 1_000);
  const h1 = createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex');
  return `ts=${ts};h1=${h1}`;
}

/** Stores a webhook in the transaction of its change. */
export async function announce(
  tx: Queryable,
  type: EventType,
  data: TransactionRecord | SubscriptionRecord,
  at: Date,
): Promise<void> {
  const id = randomUUID().replaceAll('-', '');
  const record = {
    event_id: `evt_${id}`,
    event_type: type,
    occurred_at: at.toISOString(),
    notification_id: `ntf_${id}`,
    data,
    attempts: 0,
  };
  await put(tx, 'notification', record, { dueAt: at });
}

/** Delivers stored webhooks in their order. One that is not accepted is tried again later, with growing pauses. */
export function createDelivery({
  db,
  clock,
  notify,
  secret,
}: {
  db: Database;
  clock: Clock;
  notify: Notify;
  secret: string;
}) {
  const deliver = async (id: string): Promise<void> => {
    const record = await find(db, 'notification', id);
    if (!record) return;
    const { attempts, ...event } = record;
    const body = JSON.stringify(event);
    // The receiver compares with the real time, whatever the clock of this process is.
    const isAccepted = await notify(body, signatureOf(body, secret, new Date())).catch(() => false);
    const pause = MINUTE * 2 ** Math.min(attempts, 9);
    const dueAt = isAccepted ? null : new Date(clock.now().getTime() + pause);
    await inTransaction(db, (tx) =>
      put(tx, 'notification', { ...record, attempts: attempts + 1 }, { dueAt }),
    );
  };
  const deliverDue = async (): Promise<void> => {
    for (;;) {
      const ids = await dueIds(db, 'notification', clock.now(), BATCH);
      for (const id of ids) await deliver(id);
      if (ids.length < BATCH) return;
    }
  };
  // One at a time, so that none overtakes another.
  let last = Promise.resolve();
  return (): Promise<void> => (last = last.then(deliverDue, deliverDue));
}
