/**
 * The embedded Kubernetes: cost of an idle cluster, of a list, of a change until a watcher sees it, of a rollout, of
 * catching up on a month, and of observing many clusters. `npm run bench:kubernetes`, or one part: `npm run bench:kubernetes -- list`.
 */
import { sql } from 'drizzle-orm';
import { manualClock, type ManualClock } from '../../platform/clock.ts';
import { rowsOf } from '../../platform/db/database.ts';
import type { KubernetesRequest } from '../../platform/providers/kubernetes/client/exchange.ts';
import {
  startEmbeddedClusters,
  type EmbeddedClusters,
} from '../../platform/providers/kubernetes/engine/embeddedClusters.testing.ts';
import { cpuSeconds, median, ms, percentile, row } from './support/figures.ts';
import { measureObserving } from './support/observed.ts';

const PODS = 200;
const ROUNDS = 30;
const FLEETS = [50, 100, 200];
const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_024)} kB`;

type Method = KubernetesRequest['method'];

async function call(
  { engine }: EmbeddedClusters,
  cluster: string,
  method: Method,
  path: string,
  body?: object,
  type = 'application/json',
): Promise<string> {
  const headers = { 'content-type': type };
  const text = body ? JSON.stringify(body) : null;
  const reply = await engine.inProcess(cluster).send({ method, path, headers, body: text });
  const parts: Uint8Array[] = [];
  for await (const part of reply.body) parts.push(part);
  const answer = Buffer.concat(parts).toString('utf8');
  if (reply.status >= 400) throw new Error(`${method} ${path}: ${answer}`);
  return answer;
}

const deployments = '/apis/apps/v1/namespaces/default/deployments';

function deployment(name: string, replicas: number): object {
  const labels = { app: name };
  return {
    metadata: { name },
    spec: {
      replicas,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'nginx:1.28' }] } },
    },
  };
}

const revisions = async ({ database }: EmbeddedClusters): Promise<number> => {
  const rows = await rowsOf<{ sum: string }>(
    database.db,
    sql`select coalesce(sum(revision), 0)::text as sum from kube_clusters`,
  );
  return Number(rows[0]?.sum);
};

/** Reads the cluster until nothing is due any more. */
async function settle(clusters: EmbeddedClusters, clock: ManualClock, cluster: string): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    clock.advance(HOUR);
    await call(clusters, cluster, 'GET', '/api/v1/pods');
  }
}

async function measureIdle(clusters: EmbeddedClusters, clock: ManualClock): Promise<void> {
  const cluster = await clusters.add();
  await settle(clusters, clock, cluster);
  const before = await revisions(clusters);
  for (let hour = 0; hour < 24; hour += 1) {
    clock.advance(HOUR);
    await call(clusters, cluster, 'GET', '/api/v1/nodes');
  }
  row('writes of an idle cluster in a day', String((await revisions(clusters)) - before));
  const rows = await rowsOf<{ bytes: string }>(
    clusters.database.db,
    sql`select sum(octet_length(body::text))::text as bytes from kube_objects where cluster_id = ${cluster}`,
  );
  row('objects of an idle cluster', kilobytes(Number(rows[0]?.bytes)));
}

async function measureList(clusters: EmbeddedClusters, clock: ManualClock): Promise<void> {
  const cluster = await clusters.add();
  await call(clusters, cluster, 'POST', deployments, deployment('web', PODS));
  await settle(clusters, clock, cluster);
  const times: number[] = [];
  let length = 0;
  for (let i = 0; i < ROUNDS; i += 1) {
    const started = performance.now();
    const text = await call(clusters, cluster, 'GET', '/api/v1/namespaces/default/pods');
    times.push(performance.now() - started);
    length = text.length;
  }
  row(`list of ${PODS} pods (${kilobytes(length)}), median`, ms(median(times)));
}

async function measureWatch(clusters: EmbeddedClusters): Promise<void> {
  const cluster = await clusters.add();
  const path = '/api/v1/namespaces/default/configmaps';
  await call(clusters, cluster, 'POST', path, { metadata: { name: 'one' } });
  const abort = new AbortController();
  const watch = await clusters.engine.inProcess(cluster).send({
    method: 'GET',
    path: `${path}?watch=true&fieldSelector=metadata.name%3Done`,
    headers: {},
    body: null,
    signal: abort.signal,
  });
  const parts = watch.body[Symbol.asyncIterator]();
  await parts.next();
  const times: number[] = [];
  for (let i = 0; i < ROUNDS * 3; i += 1) {
    const started = performance.now();
    const patch = { data: { n: String(i) } };
    await Promise.all([
      call(clusters, cluster, 'PATCH', `${path}/one`, patch, 'application/merge-patch+json'),
      parts.next(),
    ]);
    times.push(performance.now() - started);
  }
  abort.abort();
  row('change to watcher, 95th percentile', ms(percentile(times, 95)));
}

async function measureRollout(clusters: EmbeddedClusters, clock: ManualClock): Promise<void> {
  const cluster = await clusters.add();
  await call(clusters, cluster, 'POST', deployments, deployment('web', 3));
  await settle(clusters, clock, cluster);
  const before = await revisions(clusters);
  const container = { name: 'web', image: 'nginx:1.29' };
  const patch = { spec: { template: { spec: { containers: [container] } } } };
  await call(clusters, cluster, 'PATCH', `${deployments}/web`, patch, 'application/merge-patch+json');
  // Second by second, as somebody who watches it: what falls into one moment is written once.
  for (let second = 0; second < 120; second += 1) {
    clock.advance(1_000);
    await call(clusters, cluster, 'GET', '/api/v1/pods');
  }
  row('writes of a rollout of three replicas', String((await revisions(clusters)) - before));
}

async function measureMonth(clusters: EmbeddedClusters, clock: ManualClock): Promise<void> {
  for (const count of FLEETS) {
    const ids = await Promise.all(Array.from({ length: count }, () => clusters.add()));
    for (const id of ids) await call(clusters, id, 'POST', deployments, deployment('web', 3));
    clock.advance(MONTH);
    const [started, cpu] = [performance.now(), cpuSeconds()];
    for (const id of ids) await call(clusters, id, 'GET', '/api/v1/nodes');
    const wall = ms(performance.now() - started);
    row(`${count} clusters catch up on 30 days`, `${wall}, CPU ${(cpuSeconds() - cpu).toFixed(1)} s`);
  }
}

const parts = {
  idle: measureIdle,
  list: measureList,
  watch: measureWatch,
  rollout: measureRollout,
  month: measureMonth,
  observe: measureObserving,
};
const chosen = process.argv.slice(2);
const clock = manualClock(new Date('2026-01-15T12:00:00Z'), 0.2);
const clusters = await startEmbeddedClusters({ clock });
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await measure(clusters, clock);
}
await clusters.stop();
