import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { systemClock } from '../../../platform/clock.ts';
import { transaction } from '../../../platform/db/database.ts';
import { patchCluster } from '../../../platform/domains/clusters/clusters.store.ts';
import { createObserver } from '../../../platform/domains/workloads/observer/observer.ts';
import type { Exchange } from '../../../platform/providers/kubernetes/client/exchange.ts';
import { createKubernetesClient } from '../../../platform/providers/kubernetes/client/kubernetesClient.ts';
import { startEmbeddedClusters } from '../../../platform/providers/kubernetes/engine/embeddedClusters.testing.ts';
import { createClusterRuntime } from '../../../platform/providers/kubernetes/runtime/clusterRuntime.ts';
import { createEventBus } from '../../../platform/realtime/eventBus.ts';
import { cpuSeconds, row } from './figures.ts';
import { until } from './until.ts';

const CLUSTERS = 200;
const IDLE_SECONDS = 60;

const heap = (): number => {
  if (!globalThis.gc) throw new Error('Run with --expose-gc: npm run bench:kubernetes does.');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
};

/** Counts the requests of an exchange: open ones are connections to a real server. */
function counted(exchange: Exchange, counts: { requests: number; open: number }): Exchange {
  return {
    ...exchange,
    send: async (request) => {
      counts.requests += 1;
      const response = await exchange.send(request);
      async function* body(): AsyncIterable<Uint8Array> {
        counts.open += 1;
        try {
          yield* response.body;
        } finally {
          counts.open -= 1;
        }
      }
      return { ...response, body: body() };
    },
  };
}

/** 200 clusters observed by one process, which also contains the embedded Kubernetes and the database. */
export async function measureObserving(): Promise<void> {
  const embedded = await startEmbeddedClusters();
  const { engine, database } = embedded;
  const { db } = database;
  const { log } = fastify({ logger: false });
  const clock = systemClock();
  const counts = { requests: 0, open: 0 };
  const clients = new Map<string, ReturnType<typeof createKubernetesClient>>();
  for (let i = 0; i < CLUSTERS; i += 1) {
    const id = await embedded.add();
    const client = createKubernetesClient({ exchange: counted(engine.inProcess(id), counts), clock });
    await client.list('nodes');
    clients.set(id, client);
  }
  const of = async (id: string) => {
    const client = clients.get(id);
    if (!client) throw new Error(`no cluster ${id}`);
    return client;
  };
  const before = heap();
  let handled = 0;
  const bus = createEventBus(database, log);
  const observer = createObserver({
    ...{ db, bus, clock, log },
    kubernetes: createClusterRuntime({ of }),
    clusters: {
      noteAttachments: (id, { volumes, loadBalancers }) =>
        transaction(
          db,
          async (tx) => void (await patchCluster(tx, id, { attachments: { volumes, loadBalancers } })),
        ),
    },
    observers: [
      {
        sync: async () => {
          handled += 1;
          return false;
        },
      },
    ],
  });
  const started = cpuSeconds();
  observer.start();
  await until('all clusters are observed', () => handled >= CLUSTERS);
  row(`CPU until ${CLUSTERS} clusters are observed`, `${(cpuSeconds() - started).toFixed(1)} s`);
  row('memory for each observed cluster', `${Math.round((heap() - before) / CLUSTERS / 1_024)} kB`);
  row('open watches for each cluster', (counts.open / CLUSTERS).toFixed(1));
  const [idle, requests] = [cpuSeconds(), counts.requests];
  await delay(IDLE_SECONDS * 1_000);
  const share = ((cpuSeconds() - idle) / IDLE_SECONDS) * 100;
  row(`CPU while nothing happens for ${IDLE_SECONDS} s`, `${share.toFixed(1)} % of a core`);
  row('requests for each cluster in a minute', ((counts.requests - requests) / CLUSTERS).toFixed(1));
  await observer.stop();
  await embedded.stop();
}
