/**
 * Events to many subscribers: 1,000 of our gateway and 1,000 of Mercurius in turn, one event at a time, ours once more
 * with every subscriber on its own, and 10,000 with bursts. Each server runs in a process of its own; platform and
 * clients share this one, so that the clients' parsing is part of each latency. `npm run bench:fanout`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gather, startTeller, type Crowd } from './support/crowd.ts';
import { megabytes, median, ms, percentile, row } from './support/figures.ts';
import { startGateway, startMercurius, type Gateway, type Relay } from './support/relays.ts';

const [GATEWAY, PLATFORM, MERCURIUS] = [4510, 4511, 4512];
const SESSIONS = 20;
const CROWD = 1_000;
const EVENTS = 50;
const TURNS = 3;
const BURST = 500;
const CLUSTERS = 10;
const ROUNDS = 12;
const HEAP_MB = 448;
const DELIVERIES = 'gateway_live_deliveries_total';

const progressIn = (text: string) => Number(/"progress":(\d+)/.exec(text)?.[1]);
const idIn = (text: string) => /"cluster":\{"id":"([^"]+)"/.exec(text)?.[1] ?? '';

/** Looks until it holds; a benchmark that lost something must not end with figures. */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within two minutes`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

const has = async (relay: Relay, count: number) => ((await relay.subscribers()) ?? count) === count;

async function assemble(relay: Relay, count: number, isShared: boolean): Promise<Crowd> {
  const crowd = await gather(count, {
    url: `${relay.url.replace('http', 'ws')}/graphql`,
    sessions: SESSIONS,
    payloadOf: (index) => relay.payloadOf(isShared ? undefined : index),
  });
  await until('everybody listens', () => has(relay, count));
  return crowd;
}

async function gone(relay: Relay, crowd: Crowd): Promise<void> {
  crowd.leave();
  await until('everybody has left', () => has(relay, 0));
}

type Teller = Awaited<ReturnType<typeof startTeller>>;

interface Figures {
  p50: number;
  p99: number;
  /** Microseconds for each delivery. */
  cpu: number;
  /** KiB for each subscriber. */
  memory: number;
}

/** One event at a time; the next when everybody has heard it. */
async function oneByOne(teller: Teller, relay: Relay, isShared: boolean): Promise<Figures> {
  const before = await relay.usage();
  const crowd = await assemble(relay, CROWD, isShared);
  const latencies: number[] = [];
  let sentAt = 0;
  let heard = 0;
  for (const listener of crowd.listeners)
    listener.onNext = () => {
      heard += 1;
      latencies.push(performance.now() - sentAt);
    };
  // The first one waits for everybody's subscription: not every server says when it stands.
  heard = 0;
  await until('everybody hears', () => {
    if (heard < CROWD) teller.tell('c0', 0);
    return heard >= CROWD;
  });
  await new Promise((done) => setTimeout(done, 500));
  latencies.length = 0;
  const joined = await relay.usage();
  for (let event = 1; event <= EVENTS; event += 1) {
    heard = 0;
    sentAt = performance.now();
    teller.tell('c0', event % 100);
    while (heard < CROWD) await new Promise((done) => setImmediate(done));
  }
  const after = await relay.usage();
  await gone(relay, crowd);
  return {
    p50: median(latencies),
    p99: percentile(latencies, 99),
    cpu: ((after.cpu - joined.cpu) / (EVENTS * CROWD)) * 1e6,
    memory: (joined.memory - before.memory) / 1024 / CROWD,
  };
}

function show(name: string, runs: readonly Figures[]): void {
  const middle = (pick: (run: Figures) => number) => median(runs.map(pick));
  row(`${name}: p50`, ms(middle(({ p50 }) => p50)));
  row(`${name}: p99`, ms(middle(({ p99 }) => p99)));
  row(`${name}: CPU for each delivery`, `${middle(({ cpu }) => cpu).toFixed(0)} µs`);
  // A process that has grown stays large: only the first crowd shows what a subscriber takes.
  row(`${name}: memory, first crowd`, `${(runs[0]?.memory ?? 0).toFixed(0)} KiB each`);
}

/** Everything at once, several times: each listener must end with the newest state of every cluster. */
async function bursts(teller: Teller, gateway: Gateway, count: number): Promise<void> {
  const empty = await gateway.usage();
  const crowd = await assemble(gateway, count, true);
  const full = await gateway.usage();
  const states = crowd.listeners.map((listener) => {
    const state = new Map<string, number>();
    listener.onNext = (text) => state.set(idIn(text), progressIn(text));
    return state;
  });
  const [times, results, heaps, resident]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, started] = [await gateway.metric(DELIVERIES), performance.now()];
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
  // The lowest points are what is held; between them lies what the collector has not taken yet.
  const [early, late] = [heaps.slice(0, ROUNDS / 2), heaps.slice(ROUNDS / 2)];
  row(`${name}: heap at least, first half of ${ROUNDS}`, megabytes(Math.min(...early)));
  row(`${name}: heap at least, second half`, megabytes(Math.min(...late)));
  row(`${name}: resident at most`, megabytes(Math.max(...resident)));
  await gone(gateway, crowd);
}

const folder = await mkdtemp(join(tmpdir(), 'kubedeck-fanout-'));
const teller = await startTeller(PLATFORM);
const upstream = `http://127.0.0.1:${PLATFORM}`;
const gateway = await startGateway(GATEWAY, upstream, folder, HEAP_MB);
const mercurius = await startMercurius(MERCURIUS, upstream);
try {
  const runs = new Map<Relay, Figures[]>([
    [gateway, []],
    [mercurius, []],
  ]);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [relay, figures] of runs) figures.push(await oneByOne(teller, relay, true));
  for (const [relay, figures] of runs) show(`${relay.name}, ${CROWD} subscribers`, figures);
  show(`Kubedeck, ${CROWD} each alone`, [await oneByOne(teller, gateway, false)]);
  await mercurius.end();
  await bursts(teller, gateway, 10_000);
} finally {
  await gateway.end();
  await mercurius.end();
  await teller.stop();
  await rm(folder, { recursive: true, force: true });
}
