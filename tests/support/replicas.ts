import { randomBytes } from 'node:crypto';
import { startBalancer } from './balancer.ts';
import { startPostgres } from './postgres.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { freePort } from '../../process/freePort.testing.ts';

/** A replica in its own process. */
export interface Replica {
  part: 'platform' | 'gateway';
  url: string;
  /** Sends SIGKILL and starts a new process on the same port; `isBack` resolves when that one is ready. */
  kill: () => Promise<{ isBack: Promise<void> }>;
  output: () => string;
}

/** Gateways and platforms that share one PostgreSQL, each group behind a balancer. */
export interface Replicas {
  /** The address of the balancer in front of the gateways. */
  url: string;
  /** The address of the balancer in front of the platforms. */
  platformUrl: string;
  gateways: readonly Replica[];
  platforms: readonly Replica[];
  /** Terminates every database connection. */
  cutDatabase: () => Promise<void>;
  stop: () => Promise<void>;
}

interface ReplicaOptions {
  gateways: number;
  platforms: number;
  /** Environment variables of every platform. */
  platform?: Record<string, string>;
}

async function startReplica(
  part: Replica['part'],
  port: number,
  env: Record<string, string>,
): Promise<Replica & { end: () => Promise<void> }> {
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let isEnding = false;
  let server: ServerProcess;
  const start = async () => {
    server = startServer(part, env);
    await server.untilReady(`${url}/readyz`);
  };
  await start();
  return {
    part,
    url,
    output: () => output + server.output(),
    kill: async () => {
      await server.end('SIGKILL');
      output += server.output();
      return { isBack: isEnding ? Promise.resolve() : start() };
    },
    end: async () => {
      isEnding = true;
      await server.end();
    },
  };
}

const freePorts = (count: number) => Promise.all(Array.from({ length: count }, () => freePort()));

/** Starts PostgreSQL, the platforms all at once, and then the gateways. Requires PostgreSQL's programs. */
export async function startReplicas({ gateways, platforms, platform }: ReplicaOptions): Promise<Replicas> {
  const postgres = await startPostgres();
  const [platformPorts, gatewayPorts] = [await freePorts(platforms), await freePorts(gateways)];
  const inner = await startBalancer(platformPorts);
  const outer = await startBalancer(gatewayPorts);
  const url = `http://127.0.0.1:${outer.port}`;
  const platformUrl = `http://127.0.0.1:${inner.port}`;
  const shared = {
    DATABASE_URL: postgres.url,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    HASH_COST: 'fast',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_REQUESTS: '100000',
    RATE_LIMIT_CREDENTIALS: '10000',
    ...platform,
  };
  const platformReplicas = await Promise.all(
    platformPorts.map((port) => startReplica('platform', port, { ...shared, PLATFORM_PORT: String(port) })),
  );
  const gatewayReplicas = await Promise.all(
    gatewayPorts.map((port) =>
      startReplica('gateway', port, {
        PORT: String(port),
        UPSTREAM_URL: platformUrl,
        PUBLIC_URL: url,
        OPERATIONS_FILE: '/nonexistent',
        LOG_LEVEL: 'warn',
      }),
    ),
  );
  return {
    url,
    platformUrl,
    gateways: gatewayReplicas,
    platforms: platformReplicas,
    cutDatabase: postgres.cut,
    stop: async () => {
      await Promise.all([...gatewayReplicas, ...platformReplicas].map((replica) => replica.end()));
      await Promise.all([inner.stop(), outer.stop()]);
      await postgres.stop();
    },
  };
}
