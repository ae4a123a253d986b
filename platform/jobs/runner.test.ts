import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../process/testing.ts';
import { manualClock, type ManualClock } from '../clock.ts';
import { transaction, type OpenDatabase, type Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { openTestDatabase } from '../testing.ts';
import { english, type Message } from '../messages/messages.ts';
import { defineJob, jobKind, type JobDefinition } from './definition.ts';
import { createJobs } from './jobs.ts';
import { jobsChannel, requeueAbandoned, wakeRunners } from './jobs.store.ts';
import { createJobRunner, type JobRunner } from './runner.ts';

const transient = (message: string) => Object.assign(new Error(message), { isTransient: true });

const work = jobKind('work', z.object({ name: z.string() }));
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

let database: OpenDatabase;
let clock: ManualClock;
const runners: JobRunner[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  clock = manualClock();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await database.close();
});

async function run(definition: JobDefinition, ownClock = clock): Promise<JobRunner> {
  const runner = createJobRunner({ database, clock: ownClock, log, definitions: [definition] });
  runners.push(runner);
  await runner.start();
  return runner;
}

const enqueue = (name: string, options: { key?: string; runAt?: Date } = {}): Promise<string> =>
  createJobs(clock).enqueue(database.db, work, { name }, options);

async function statusOf(id: string) {
  const [row] = await database.db.select().from(jobs).where(eq(jobs.id, id));
  return row?.status;
}

const until = (id: string, status: string) => eventually(async () => expect(await statusOf(id)).toBe(status));

/** A promise with its resolver, to block a handler until the test releases it. */
function gate() {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

describe('job runner', () => {
  it('is taken over by another runner after its process dies, without repeating finished steps', async () => {
    const calls: string[] = [];
    const stuck = gate();
    const handler = (who: string, wait: Promise<void>) =>
      defineJob(work, async (_payload, { step }) => {
        const server = await step('server', async () => {
          calls.push(`${who}: server`);
          return { id: 42 };
        });
        await step('install', async () => {
          calls.push(`${who}: install on ${server.id}`);
          await wait;
        });
        calls.push(`${who}: end`);
      });
    // The first runner's clock stands still, so that it never extends its lease, like a killed process.
    await run(handler('first', stuck.passed), manualClock());
    const id = await enqueue('cluster');
    await eventually(() => expect(calls).toEqual(['first: server', 'first: install on 42']));

    clock.advance(31_000);
    await run(handler('second', Promise.resolve()));
    await until(id, 'done');
    expect(calls.slice(2)).toEqual(['second: install on 42', 'second: end']);

    // The first runner resumes late: its result must be ignored.
    stuck.open();
    await runners[0]?.stop();
    expect(calls).not.toContain('first: end');
    expect(await statusOf(id)).toBe('done');
  });

  it('extends the lease of a long job', async () => {
    const slow = gate();
    let starts = 0;
    const definition = defineJob(work, async () => {
      starts += 1;
      await slow.passed;
    });
    const sleep = vi.spyOn(clock, 'sleep');
    await run(definition);
    const id = await enqueue('slow');
    await eventually(() => expect(starts).toBe(1));
    const waits = () => sleep.mock.calls.filter(([ms]) => ms === 10_000).length;
    const leaseOf = async () => (await database.db.select().from(jobs))[0]?.leaseUntil?.getTime() ?? 0;
    for (let beat = 0; beat < 4; beat += 1) {
      await eventually(() => expect(waits()).toBe(beat + 1));
      const before = await leaseOf();
      clock.advance(10_000);
      await eventually(async () => expect(await leaseOf()).toBeGreaterThan(before));
    }
    await run(definition);
    slow.open();
    await until(id, 'done');
    expect(starts).toBe(1);
  });

  it('runs the jobs of one key one after the other, in parallel with those of other keys', async () => {
    const order: string[] = [];
    const first = gate();
    const definition = defineJob(work, async ({ name }) => {
      order.push(`${name} begins`);
      if (name === 'a1') await first.passed;
      order.push(`${name} ends`);
    });
    await run(definition);
    await run(definition);
    await enqueue('a1', { key: 'a' });
    await eventually(() => expect(order).toContain('a1 begins'));
    const second = await enqueue('a2', { key: 'a' });
    const beside = await enqueue('b1', { key: 'b' });
    await until(beside, 'done');
    expect(await statusOf(second)).toBe('queued');
    first.open();
    await until(second, 'done');
    expect(order.indexOf('a1 ends')).toBeLessThan(order.indexOf('a2 begins'));
  });

  it('tells a handler whether its job fails with an error', async () => {
    const seen: [number, boolean, boolean][] = [];
    const away = transient('away');
    const definition = defineJob(
      work,
      async (_payload, { attempt, failsWith }) => {
        seen.push([attempt, failsWith(away), failsWith(new Error('sold out'))]);
        throw away;
      },
      { maxAttempts: 2 },
    );
    const id = await enqueue('cluster');
    await run(definition);
    await eventually(() => expect(seen).toEqual([[1, false, true]]));
    await eventually(async () => {
      clock.advance(10_000);
      expect(await statusOf(id)).toBe('failed');
    });
    expect(seen.at(-1)).toEqual([2, true, true]);
  });

  it('retries transient failures with growing delays and blocks the rest of the key', async () => {
    const attempts: string[] = [];
    const definition = defineJob(work, async ({ name }, { attempt }) => {
      attempts.push(`${name} ${attempt}`);
      if (name === 'flaky' && attempt < 3) throw transient('away for a moment');
    });
    await run(definition);
    const flaky = await enqueue('flaky', { key: 'k' });
    await eventually(() => expect(attempts).toEqual(['flaky 1']));
    await until(flaky, 'queued');
    const next = await enqueue('next', { key: 'k' });
    clock.advance(1_000);
    await eventually(() => expect(attempts).toEqual(['flaky 1', 'flaky 2']));
    await until(flaky, 'queued');
    clock.advance(2_000);
    await until(next, 'done');
    expect(attempts).toEqual(['flaky 1', 'flaky 2', 'flaky 3', 'next 1']);
  });

  it('gives up after the last attempt or a permanent error, and calls onFailed once', async () => {
    const failed: string[] = [];
    const onFailed = async ({ name }: { name: string }, reason: Message): Promise<void> => {
      failed.push(`${name}: ${english(reason)}`);
    };
    const definition = defineJob(
      work,
      async ({ name }) => {
        throw name === 'flaky' ? transient('still away') : new Error('sold out');
      },
      { maxAttempts: 2, onFailed },
    );
    await run(definition);
    const lasting = await enqueue('lasting');
    await until(lasting, 'failed');
    const flaky = await enqueue('flaky');
    await eventually(async () => expect((await rowOf(flaky))?.failures).toBe(1));
    clock.advance(1_000);
    await until(flaky, 'failed');
    expect(failed).toEqual(['lasting: sold out', 'flaky: still away']);
    expect((await rowOf(lasting))?.error).toBe('sold out');
  });

  it('repeats an onFailed that throws before the job ends', async () => {
    const sleep = vi.spyOn(clock, 'sleep');
    let subject = 'updating';
    const onFailed = vi.fn(async () => void (subject = 'failed'));
    onFailed.mockRejectedValueOnce(new Error('deadlock detected'));
    await run(defineJob(work, () => Promise.reject(new Error('sold out')), { onFailed }));
    const id = await enqueue('cluster');
    await eventually(() => expect(sleep).toHaveBeenCalledWith(1_000));
    expect(await statusOf(id)).toBe('running');
    clock.advance(1_000);
    await until(id, 'failed');
    expect([subject, onFailed.mock.calls.length]).toEqual(['failed', 2]);
  });

  it('ends a job whose onFailed throws again and again', async () => {
    const sleep = vi.spyOn(clock, 'sleep');
    const onFailed = vi.fn(() => Promise.reject(new Error('the payload is of an older version')));
    await run(defineJob(work, () => Promise.reject(new Error('sold out')), { onFailed }));
    const id = await enqueue('cluster');
    for (const ms of [1_000, 2_000, 4_000]) {
      await eventually(() => expect(sleep).toHaveBeenCalledWith(ms));
      clock.advance(ms);
    }
    await until(id, 'failed');
    expect(onFailed).toHaveBeenCalledTimes(4);
  });

  it('cancels running and queued jobs of a key', async () => {
    const started = gate();
    const onCanceled = vi.fn(async () => {});
    const definition = defineJob(
      work,
      async (_payload, { signal }) => {
        started.open();
        await clock.sleep(60_000, signal);
      },
      { onCanceled },
    );
    await run(definition);
    const running = await enqueue('running', { key: 'c' });
    await started.passed;
    const waiting = await enqueue('waiting', { key: 'c' });
    await createJobs(clock).cancel(database.db, 'c');
    await until(running, 'canceled');
    expect(await statusOf(waiting)).toBe('canceled');
    expect(onCanceled).toHaveBeenCalledTimes(1);
  });

  it('does not cancel a job of the same key that was ordered after the cancellation', async () => {
    const started = gate();
    const end = gate();
    const definition = defineJob(work, async (_payload, { signal }) => {
      started.open();
      await end.passed;
      signal.throwIfAborted();
    });
    await run(definition);
    const ordered = await enqueue('ordered', { key: 'c' });
    await started.passed;
    const received: string[] = [];
    const unlisten = await database.listen(jobsChannel, (message) => received.push(message));
    // As if the runner had found the new job by polling, before the notification arrives.
    await wakeRunners(database.db, 'cancel:c');
    await eventually(() => expect(received).toContain('cancel:c'));
    await unlisten();
    end.open();
    await until(ordered, 'done');
  });

  it('returns its job to the queue when the process stops', async () => {
    const started = gate();
    const definition = defineJob(work, async (_payload, { signal }) => {
      started.open();
      await clock.sleep(60_000, signal);
    });
    const runner = await run(definition);
    const id = await enqueue('long');
    await started.passed;
    await runner.stop();
    expect(await statusOf(id)).toBe('queued');
  });

  it('keeps the job’s position in the queue when the process stops', async () => {
    const started = gate();
    const definition = defineJob(work, async (_payload, { signal }) => {
      started.open();
      await clock.sleep(60_000, signal);
    });
    const runner = await run(definition);
    const first = await enqueue('first');
    await started.passed;
    clock.advance(1_000);
    const place = (await rowOf(first))?.runAt;
    await runner.stop();
    expect((await rowOf(first))?.runAt).toEqual(place);
  });

  it('frees the slot while a job is parked, and resumes where it was when the pause is over', async () => {
    const begun: string[] = [];
    const ended: string[] = [];
    const definition = defineJob(work, async ({ name }, job) => {
      await job.once('begin', async () => void begun.push(name));
      const { begunAt, pause } = await job.waiting('servers');
      const left = begunAt.getTime() + 60_000 - clock.now().getTime();
      if (left > 0) await pause(left);
      ended.push(name);
    });
    await run(definition);
    const names = Array.from({ length: 20 }, (_, i) => `cluster ${i}`);
    const ids = await Promise.all(names.map((name) => enqueue(name)));
    for (const id of ids)
      await eventually(async () => expect(await rowOf(id)).toMatchObject({ status: 'queued', claims: 1 }));
    expect(ended).toEqual([]);
    clock.advance(60_000);
    for (const id of ids) await until(id, 'done');
    expect([begun.toSorted(), ended.toSorted()]).toEqual([names.toSorted(), names.toSorted()]);
  });

  it('wakes a parked job on another runner without waiting for a lease', async () => {
    const definition = defineJob(work, async (_payload, job) => {
      const { begunAt, pause } = await job.waiting('servers');
      const left = begunAt.getTime() + 5_000 - clock.now().getTime();
      if (left > 0) await pause(left);
    });
    // This runner's clock stands still: it is killed while the job is parked.
    await run(definition, manualClock());
    const id = await enqueue('cluster');
    await until(id, 'queued');
    await eventually(async () => expect((await rowOf(id))?.claims).toBe(1));
    await until(id, 'queued');
    clock.advance(5_000);
    await run(definition);
    await until(id, 'done');
    expect((await rowOf(id))?.takeovers).toBe(0);
  });

  it('blocks the rest of the key while a job is parked, and calls onCanceled when it is canceled', async () => {
    const order: string[] = [];
    const onCanceled = vi.fn(async () => {});
    const definition = defineJob(
      work,
      async ({ name }, job) => {
        order.push(name);
        const { pause } = await job.waiting('servers');
        if (name === 'parked') await pause(60_000);
      },
      { onCanceled },
    );
    await run(definition);
    const parked = await enqueue('parked', { key: 'k' });
    await eventually(async () => expect(await rowOf(parked)).toMatchObject({ status: 'queued', claims: 1 }));
    const next = await enqueue('next', { key: 'k' });
    await until(await enqueue('other', { key: 'o' }), 'done');
    expect(order).toEqual(['parked', 'other']);
    expect(await statusOf(next)).toBe('queued');
    await createJobs(clock).cancel(database.db, 'k');
    await until(parked, 'canceled');
    expect(await statusOf(next)).toBe('canceled');
    expect(onCanceled).toHaveBeenCalledTimes(1);
  });

  it('reserves slots for short jobs, whatever the number of long ones', async () => {
    const busy = gate();
    const mail = jobKind('mail', z.object({}), { isShort: true });
    const long = defineJob(work, () => busy.passed);
    const short = defineJob(mail, async () => {});
    const runner = createJobRunner({ database, clock, log, definitions: [long, short] });
    runners.push(runner);
    await runner.start();
    const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => enqueue(`long ${i}`)));
    const sent = await createJobs(clock).enqueue(database.db, mail, {});
    await until(sent, 'done');
    busy.open();
    for (const id of ids) await until(id, 'done');
  });

  it('applies a `once` step exactly once, or not at all if another runner has the job', async () => {
    const note = (tx: Tx, kind: string) =>
      createJobs(clock)
        .enqueue(tx, jobKind(kind, z.object({})), {})
        .then(() => {});
    const stuck = gate();
    const handler = (before: Promise<void>) =>
      defineJob(work, async (_payload, job) => {
        await before;
        await job.once('note', (tx) => note(tx, 'noted'));
      });
    await run(handler(stuck.passed), manualClock());
    const id = await enqueue('cluster');
    await until(id, 'running');
    clock.advance(31_000);
    await run(handler(Promise.resolve()));
    await until(id, 'done');
    stuck.open();
    await runners[0]?.stop();
    const noted = await database.db.select().from(jobs).where(eq(jobs.kind, 'noted'));
    expect(noted).toHaveLength(1);
  });

  it('resumes at once after the only process of a database was killed', async () => {
    const id = await enqueue('cluster');
    const leaseUntil = new Date(clock.now().getTime() + 30_000);
    await database.db.update(jobs).set({ status: 'running', runner: randomUUID(), leaseUntil });
    await requeueAbandoned(database.db);
    await run(defineJob(work, async () => {}));
    await until(id, 'done');
    expect((await rowOf(id))?.takeovers).toBe(1);
  });

  it('runs no job before its time, and none of a transaction that was rolled back', async () => {
    const names: string[] = [];
    await run(defineJob(work, async ({ name }) => void names.push(name)));
    const later = await enqueue('later', { runAt: new Date(clock.now().getTime() + 60_000) });
    const undone = transaction(database.db, async (tx) => {
      await createJobs(clock).enqueue(tx, work, { name: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await until(await enqueue('now'), 'done');
    expect(names).toEqual(['now']);
    clock.advance(60_000);
    await until(later, 'done');
    expect(names).toEqual(['now', 'later']);
  });

  it('repeats recurring jobs, one at a time across processes', async () => {
    const tick = jobKind('tick', z.object({}));
    let ticks = 0;
    const definition = defineJob(tick, async () => void (ticks += 1), { everyMs: 1_000 });
    await run(definition);
    await run(definition);
    for (let expected = 1; expected <= 3; expected += 1) {
      clock.advance(1_000);
      await eventually(() => expect(ticks).toBe(expected));
      await eventually(async () => {
        const queued = await database.db.select().from(jobs).where(eq(jobs.status, 'queued'));
        expect(queued).toHaveLength(1);
      });
    }
  });
});

async function rowOf(id: string) {
  const [row] = await database.db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}
