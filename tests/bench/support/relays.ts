import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseEnvironment } from '../../support/config.ts';
import { startServer } from '../../support/serverProcess.ts';
import { installPeers } from './contest/install.ts';

/** A server that tells its subscribers what the platform tells it. */
export interface Relay {
  name: string;
  url: string;
  /** What a listener sends to subscribe; the same `apart` shares, another one does not. */
  payloadOf: (apart?: number) => object;
  /** Seconds of CPU and resident bytes so far. */
  usage: () => Promise<{ cpu: number; memory: number }>;
  /** How many listen; null where the server does not say. */
  subscribers: () => Promise<number | null>;
  /** What it wrote so far. */
  output: () => string;
  end: () => Promise<void>;
}

/** Our own, with the one number that only it tells. */
export interface Gateway extends Relay {
  /** A number of /metrics; 0 when it is not there. */
  metric: (name: string) => Promise<number>;
}

const BADGE = 'subscription { clusterChanged { cluster { id status progress progressMessage } } }';

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((done) => setTimeout(done, 50));
}

/** Our gateway with one persisted document. */
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
    // Bursts make several times as much garbage: what held on to it would end the process.
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

/** Mercurius over the same live channel. */
export async function startMercurius(port: number, upstream: string): Promise<Relay> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['fanout.mjs', String(port), upstream], {
    cwd: installPeers('peers'),
    env: { ...baseEnvironment(), NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await answers(`${url}/usage`);
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
