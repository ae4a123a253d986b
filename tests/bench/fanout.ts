/**
 * Latency of events with many subscribers: 1,000 of our gateway and 1,000 of Mercurius in turn, one event at a time; our
 * gateway without shared execution; and 10,000 subscribers with bursts. Each server runs in its own process; the fake
 * platform and the clients share this one, so each latency includes the parsing by the clients. `npm run bench:fanout`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscribeMany, startFakePlatform, type Subscribers } from './support/subscribers.ts';
import { megabytes, median, ms, percentile, row } from './support/figures.ts';
import { startGateway, startMercurius, type Gateway, type Relay } from './support/relays.ts';
import { until } from './support/until.ts';

const [GATEWAY, PLATFORM, MERCURIUS] = [4510, 4511, 4512];
const SESSIONS = 20;
const SUBSCRIBERS = 1_000;
const EVENTS = 50;
const TURNS = 3;
const BURST = 500;
const CLUSTERS = 10;
const ROUNDS = 12;
const HEAP_MB = 448;
const DELIVERIES = 'gateway_live_deliveries_total';

/** The listeners are distributed over the sessions. */
const tokenOf = (index: number) => `h.s${index % SESSIONS}.s`;

const progressIn = (text: string) => Number(/"progress":(\d+)/.exec(text)?.[1]);
const idIn = (text: string) => /"cluster":\{"id":"([^"]+)"/.exec(text)?.[1] ?? '';

const has = async (relay: Relay, count: number) => ((await relay.subscribers()) ?? count) === count;

async function subscribeAll(relay: Relay, count: number, isShared: boolean): Promise<Subscribers> {
  const subscribers = await subscribeMany(count, {
    url: `${relay.url.replace('http', 'ws')}/graphql`,
    tokenOf,
    payloadOf: (index) => relay.payloadOf(isShared ? undefined : index),
  });
  await until('all subscribed', () => has(relay, count));
  return subscribers;
}

async function unsubscribeAll(relay: Relay, subscribers: Subscribers): Promise<void> {
  subscribers.leave();
  await until('all unsubscribed', () => has(relay, 0));
}

type FakePlatform = Awaited<ReturnType<typeof startFakePlatform>>;

interface Figures {
  p50: number;
  p99: number;
  /** CPU time per delivery in microseconds. */
  cpu: number;
  /** Memory per subscriber in KiB. */
  memory: number;
}

/** Sends one event at a time, the next once every subscriber has received it. */
async function oneByOne(platform: FakePlatform, relay: Relay, isShared: boolean): Promise<Figures> {
  const before = await relay.usage();
  const subscribers = await subscribeAll(relay, SUBSCRIBERS, isShared);
  const latencies: number[] = [];
  let sentAt = 0;
  const received = new Set<object>();
  const allReceived = () => received.size === SUBSCRIBERS;
  for (const listener of subscribers.listeners)
    listener.onNext = () => {
      received.add(listener);
      latencies.push(performance.now() - sentAt);
    };
  // Repeats a first event until all subscriptions are active, because not every server reports when they are.
  await until('all receive a first event', () => {
    if (!allReceived()) platform.publish('c0', 0);
    return allReceived();
  });
  await new Promise((done) => setTimeout(done, 500));
  latencies.length = 0;
  const joined = await relay.usage();
  for (let event = 1; event <= EVENTS; event += 1) {
    received.clear();
    sentAt = performance.now();
    platform.publish('c0', event % 100);
    await until(`all receive event ${event}`, allReceived);
  }
  const after = await relay.usage();
  await unsubscribeAll(relay, subscribers);
  return {
    p50: median(latencies),
    p99: percentile(latencies, 99),
    cpu: ((after.cpu - joined.cpu) / (EVENTS * SUBSCRIBERS)) * 1e6,
    memory: (joined.memory - before.memory) / 1024 / SUBSCRIBERS,
  };
}

function show(name: string, runs: readonly Figures[]): void {
  const middle = (pick: (run: Figures) => number) => median(runs.map(pick));
  row(`${name}: p50`, ms(middle(({ p50 }) => p50)));
  row(`${name}: p99`, ms(middle(({ p99 }) => p99)));
  row(`${name}: CPU for each delivery`, `${middle(({ cpu }) => cpu).toFixed(0)} µs`);
  // A process does not return memory once it has grown, so only the first run shows the memory per subscriber.
  row(`${name}: memory, first run`, `${(runs[0]?.memory ?? 0).toFixed(0)} KiB each`);
}

/** Sends bursts of events; afterwards each subscriber must have the newest state of every cluster. */
async function bursts(platform: FakePlatform, gateway: Gateway, count: number): Promise<void> {
  const empty = await gateway.usage();
  const subscribers = await subscribeAll(gateway, count, true);
  const full = await gateway.usage();
  const states = subscribers.listeners.map((listener) => {
    const state = new Map<string, number>();
    listener.onNext = (text) => state.set(idIn(text), progressIn(text));
    return state;
  });
  const [times, results, heaps, resident]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, started] = [await gateway.metric(DELIVERIES), performance.now()];
    for (let event = 0; event < BURST; event += 1)
      platform.publish(`c${event % CLUSTERS}`, Math.floor(event / CLUSTERS) + round);
    const last = BURST / CLUSTERS - 1 + round;
    const isRight = (state: Map<string, number>) =>
      state.size === CLUSTERS && [...state.values()].every((one) => one === last);
    await until('all have the newest state', () => states.every(isRight)).catch((error: unknown) => {
      console.error(`right: ${states.filter(isRight).length}, cut off: ${subscribers.cutOff()}`);
      console.error([...(states.find((state) => !isRight(state)) ?? [])], gateway.output());
      throw error;
    });
    times.push(performance.now() - started);
    results.push(((await gateway.metric(DELIVERIES)) - before) / count);
    heaps.push(await gateway.metric('nodejs_heap_size_used_bytes'));
    resident.push((await gateway.usage()).memory);
  }
  const name = `${count} subscribers, burst of ${BURST}`;
  row(`${count} join: memory`, `${((full.memory - empty.memory) / 1024 / count).toFixed(0)} KiB each`);
  row(`${name}: all right after (median)`, ms(median(times)));
  row(
    `${name}: results for each`,
    `${Math.min(...results).toFixed(0)} to ${Math.max(...results).toFixed(0)}`,
  );
  // The minima are the retained memory; values above include garbage that was not collected yet.
  const [early, late] = [heaps.slice(0, ROUNDS / 2), heaps.slice(ROUNDS / 2)];
  row(`${name}: heap at least, first half of ${ROUNDS}`, megabytes(Math.min(...early)));
  row(`${name}: heap at least, second half`, megabytes(Math.min(...late)));
  row(`${name}: resident at most`, megabytes(Math.max(...resident)));
  await unsubscribeAll(gateway, subscribers);
}

const folder = await mkdtemp(join(tmpdir(), 'kubedeck-fanout-'));
const platform = await startFakePlatform(PLATFORM);
const upstream = `http://127.0.0.1:${PLATFORM}`;
const gateway = await startGateway(GATEWAY, upstream, folder, HEAP_MB);
const mercurius = await startMercurius(MERCURIUS, upstream);
try {
  const runs = new Map<Relay, Figures[]>([
    [gateway, []],
    [mercurius, []],
  ]);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [relay, figures] of runs) figures.push(await oneByOne(platform, relay, true));
  for (const [relay, figures] of runs) show(`${relay.name}, ${SUBSCRIBERS} subscribers`, figures);
  show(`Kubedeck, ${SUBSCRIBERS} each alone`, [await oneByOne(platform, gateway, false)]);
  await mercurius.end();
  await bursts(platform, gateway, 10_000);
} finally {
  await gateway.end();
  await mercurius.end();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
