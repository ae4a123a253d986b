import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { transaction, type OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../testing.ts';
import { text } from '../messages/messages.ts';
import { createEventBus, type EventBus } from './eventBus.ts';
import type { PlatformEvent } from './events.ts';

let database: OpenDatabase;
let bus: EventBus;
const heard: PlatformEvent[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  bus = createEventBus(database, { error: vi.fn() });
  bus.subscribe((event) => heard.push(event));
  await bus.start();
});
afterAll(async () => {
  await bus.stop();
  await database.close();
});

const progress = (clusterId: string, message = 'm'): PlatformEvent => ({
  event: 'clusterStreamUpdate',
  accountId: 'account',
  payload: { clusterId, progress: 1, message, detail: text('preparing') },
});
const ids = (): string[] =>
  heard.map(({ payload }) => ('clusterId' in payload ? payload.clusterId : 'internal'));

describe('event bus', () => {
  it('delivers events at commit and not before', async () => {
    await transaction(database.db, async (tx) => {
      await bus.publish(tx, progress('in-transaction'));
      await tx.execute(sql`select 1`);
      expect(ids()).not.toContain('in-transaction');
    });
    await eventually(() => expect(ids()).toContain('in-transaction'));
  });

  it('drops the events of a transaction that is rolled back', async () => {
    const failing = transaction(database.db, async (tx) => {
      await bus.publish(tx, progress('rolled-back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    // Notifications are ordered: when the later one arrives, the earlier one would have arrived too.
    await bus.publish(database.db, progress('after-rollback'));
    await eventually(() => expect(ids()).toContain('after-rollback'));
    expect(ids()).not.toContain('rolled-back');
  });

  it('continues after a subscriber that throws', async () => {
    const stop = bus.subscribe(() => {
      throw new Error('broken subscriber');
    });
    const later: string[] = [];
    bus.subscribe(({ event }) => later.push(event));
    await bus.publish(database.db, progress('throwing'));
    await eventually(() => expect(later).toEqual(['clusterStreamUpdate']));
    stop();
  });

  it('refuses an event that is too large for a notification', async () => {
    await expect(bus.publish(database.db, progress('big', 'é'.repeat(4_000)))).rejects.toThrow(RangeError);
  });
});
