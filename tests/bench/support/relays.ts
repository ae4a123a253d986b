import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseEnvironment } from '../../support/config.ts';
import { startServer } from '../../support/serverProcess.ts';
import { installPeers } from './comparison/install.ts';
import { until } from './until.ts';

/** A server that forwards the platform's events to its subscribers. */
export interface Relay {
  name: string;
  url: string;
  /** The payload of a subscribe message; executions are shared between equal values of `apart`. */
  payloadOf: (apart?: number) => object;
  /** CPU seconds and resident bytes so far. */
  usage: () => Promise<{ cpu: number; memory: number }>;
  /** The number of subscribers; null if the server does not report it. */
  subscribers: () => Promise<number | null>;
  /** Its output so far. */
  output: () => string;
  end: () => Promise<void>;
}

/** Our gateway, with access to its metrics. */
export interface Gateway extends Relay {
  /** The value of a metric; 0 if it does not exist. */
  metric: (name: string) => Promise<number>;
}

const BADGE = 'subscription { clusterChanged { cluster { id status progress progressMessage } } }';

/** Starts our gateway with one persisted document. */
export async function startGateway(
  port: number,
  upstream: string,
  folder: string,
  heapMb: number,
): Promise<Gateway> {
  const url = `http://127.0.0.1:${port}`;
  const operations = join(folder, 'operations.json');
  await writeFile(operations, JSON.stringify({ badge: BADGE }));
  const server = startServer('gateway', {
    PORT: String(port),
    UPSTREAM_URL: upstream,
    OPERATIONS_FILE: operations,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // Bursts allocate several times the heap limit, so retaining that memory would crash the process.
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  });
  await server.untilReady(`${url}/healthz`);
  const metric = async (name: string) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  };
  return {
    name: 'Kubedeck',
    url,
    payloadOf: (apart) => ({
      query: '',
      variables: apart === undefined ? {} : { apart },
      extensions: { documentId: 'badge' },
    }),
    usage: async () => ({
      cpu: await metric('process_cpu_seconds_total'),
      memory: await metric('process_resident_memory_bytes'),
    }),
    subscribers: () => metric('gateway_subscribers'),
    metric,
    output: server.output,
    end: () => server.end('SIGKILL'),
  };
}

/** Starts Mercurius on the same live channel. */
export async function startMercurius(port: number, upstream: string): Promise<Relay> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['fanout.mjs', String(port), upstream], {
    cwd: installPeers('peers'),
    env: { ...baseEnvironment(), NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await until('Mercurius responds', async () => (await fetch(`${url}/usage`).catch(() => undefined))?.ok);
  return {
    name: 'Mercurius',
    url,
    payloadOf: () => ({ query: BADGE }),
    usage: async () => (await (await fetch(`${url}/usage`)).json()) as { cpu: number; memory: number },
    subscribers: () => Promise.resolve(null),
    output: () => '',
    end: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
