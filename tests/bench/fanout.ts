/**
 * Events to many subscribers of one gateway: 1,000 with one event at a time, each on its own and all sharing one
 * execution, and 10,000 with bursts. The gateway runs in a process of its own; platform and clients share this one, so
 * that the clients' parsing is part of each latency. `npm run bench:fanout`
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSource, type SourceServer } from '../support/sourceServer.ts';
import { gather, startTeller, type Crowd } from './support/crowd.ts';
import { megabytes, median, ms, percentile, row } from './support/figures.ts';

const [GATEWAY, PLATFORM] = [4510, 4511];
const SESSIONS = 20;
const EVENTS = 50;
const BURST = 500;
const CLUSTERS = 10;
const ROUNDS = 12;
const HEAP_MB = 448;
const BADGE = 'subscription { clusterChanged { cluster { id status progress progressMessage rev } } }';

const progressIn = (text: string) => Number(/"progress":(\d+)/.exec(text)?.[1]);
const idIn = (text: string) => /"cluster":\{"id":"([^"]+)"/.exec(text)?.[1] ?? '';

interface Figures {
  cpu: number;
  memory: number;
  heap: number;
  deliveries: number;
  executions: number;
  subscribers: number;
}

/** What the gateway says of itself at /metrics: seconds of CPU, bytes, counts. */
async function figures(): Promise<Figures> {
  const text = await (await fetch(`http://127.0.0.1:${GATEWAY}/metrics`)).text();
  const number = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    cpu: number('process_cpu_seconds_total'),
    memory: number('process_resident_memory_bytes'),
    heap: number('nodejs_heap_size_used_bytes'),
    deliveries: number('gateway_live_deliveries_total'),
    executions: number('gateway_shared_executions'),
    subscribers: number('gateway_subscribers'),
  };
}

/** Looks until it holds; a benchmark that lost something must not end with figures. */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within two minutes`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function assemble(count: number, isShared: boolean): Promise<Crowd> {
  const crowd = await gather(count, {
    url: `ws://127.0.0.1:${GATEWAY}/graphql`,
    documentId: 'badge',
    sessions: SESSIONS,
    variablesOf: (index) => (isShared ? {} : { apart: index }),
  });
  await until('everybody listens', async () => (await figures()).subscribers === count);
  return crowd;
}

async function gone(crowd: Crowd): Promise<void> {
  crowd.leave();
  await until('everybody has left', async () => (await figures()).subscribers === 0);
}

type Teller = Awaited<ReturnType<typeof startTeller>>;

/** One event at a time; the next when everybody has heard it. */
async function oneByOne(teller: Teller, count: number, isShared: boolean): Promise<void> {
  const before = await figures();
  const crowd = await assemble(count, isShared);
  const latencies: number[] = [];
  let sentAt = 0;
  let heard = 0;
  for (const listener of crowd.listeners)
    listener.onNext = () => {
      heard += 1;
      latencies.push(performance.now() - sentAt);
    };
  const joined = await figures();
  for (let event = 1; event <= EVENTS; event += 1) {
    heard = 0;
    sentAt = performance.now();
    teller.tell('c0', event % 100);
    while (heard < count) await new Promise((done) => setImmediate(done));
  }
  const after = await figures();
  const name = `${count} subscribers, ${joined.executions === 1 ? 'shared' : 'each alone'}`;
  row(`${name}: p50`, ms(median(latencies)));
  row(`${name}: p99`, ms(percentile(latencies, 99)));
  const cpu = ((after.cpu - joined.cpu) / (after.deliveries - joined.deliveries)) * 1e6;
  row(`${name}: CPU for each delivery`, `${cpu.toFixed(0)} µs`);
  row(`${name}: memory`, `${((joined.memory - before.memory) / 1024 / count).toFixed(0)} KiB each`);
  await gone(crowd);
}

/** Everything at once, several times: each listener must end with the newest state of every cluster. */
async function bursts(teller: Teller, count: number): Promise<void> {
  const crowd = await assemble(count, true);
  const states = crowd.listeners.map((listener) => {
    const state = new Map<string, number>();
    listener.onNext = (text) => state.set(idIn(text), progressIn(text));
    return state;
  });
  const [times, results, heaps, resident]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, started] = [(await figures()).deliveries, performance.now()];
    for (let event = 0; event < BURST; event += 1)
      teller.tell(`c${event % CLUSTERS}`, Math.floor(event / CLUSTERS) + round);
    const last = BURST / CLUSTERS - 1 + round;
    const isRight = (state: Map<string, number>) =>
      state.size === CLUSTERS && [...state.values()].every((one) => one === last);
    await until('everybody shows the newest state', () => states.every(isRight)).catch((error: unknown) => {
      console.error(`right: ${states.filter(isRight).length}, cut off: ${crowd.cutOff()}`);
      console.error([...(states.find((state) => !isRight(state)) ?? [])], gateway.output());
      throw error;
    });
    times.push(performance.now() - started);
    const after = await figures();
    results.push((after.deliveries - before) / count);
    heaps.push(after.heap);
    resident.push(after.memory);
  }
  const name = `${count} subscribers, burst of ${BURST}`;
  row(`${name}: all right after (median)`, ms(median(times)));
  row(
    `${name}: results for each`,
    `${Math.min(...results).toFixed(0)} to ${Math.max(...results).toFixed(0)}`,
  );
  // The lowest points are what is held; between them lies what the collector has not taken yet.
  const [early, late] = [heaps.slice(0, ROUNDS / 2), heaps.slice(ROUNDS / 2)];
  row(`${name}: heap at least, first half of ${ROUNDS}`, megabytes(Math.min(...early)));
  row(`${name}: heap at least, second half`, megabytes(Math.min(...late)));
  row(`${name}: resident at most`, megabytes(Math.max(...resident)));
  await gone(crowd);
}

const folder = await mkdtemp(join(tmpdir(), 'kubedeck-fanout-'));
const operations = join(folder, 'operations.json');
await writeFile(operations, JSON.stringify({ badge: BADGE }));
const teller = await startTeller(PLATFORM);
const gateway: SourceServer = startSource('gateway', {
  PORT: String(GATEWAY),
  UPSTREAM_URL: `http://127.0.0.1:${PLATFORM}`,
  OPERATIONS_FILE: operations,
  LOG_LEVEL: 'warn',
  // The bursts make several times as much garbage: what held on to it would end the process.
  NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
});
try {
  await gateway.answers(`http://127.0.0.1:${GATEWAY}/healthz`);
  // Once for nothing: the first run pays for loading and compiling.
  await gone(await assemble(1000, true));
  await oneByOne(teller, 1000, false);
  await oneByOne(teller, 1000, true);
  await bursts(teller, 10_000);
} finally {
  await gateway.end('SIGKILL');
  await teller.stop();
  await rm(folder, { recursive: true, force: true });
}
