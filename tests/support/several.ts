import { randomBytes } from 'node:crypto';
import { startBalancer } from './balancer.ts';
import { startPostgres } from './postgres.ts';
import { freePort, startServer, type ServerProcess } from './serverProcess.ts';

/** One of several equal servers, in a process of its own. */
export interface Member {
  part: 'platform' | 'gateway';
  url: string;
  /** SIGKILL, as a power cut would, then a new process on the same port; resolves when that one is ready. */
  kill: () => Promise<{ isBack: Promise<void> }>;
  output: () => string;
}

/** Several gateways in front of several platforms on one PostgreSQL, behind one address. */
export interface Several {
  /** Where clients go: their connections are spread over the gateways. */
  url: string;
  /** The same over the platforms. */
  platformUrl: string;
  gateways: readonly Member[];
  platforms: readonly Member[];
  /** Breaks every connection to the database. */
  cutDatabase: () => Promise<void>;
  stop: () => Promise<void>;
}

interface SeveralOptions {
  gateways: number;
  platforms: number;
  /** Variables of every platform. */
  platform?: Record<string, string>;
}

async function startMember(
  part: Member['part'],
  port: number,
  env: Record<string, string>,
): Promise<Member & { end: () => Promise<void> }> {
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let isEnding = false;
  let server: ServerProcess;
  const start = async () => {
    server = startServer(part, env);
    await server.answers(`${url}/readyz`);
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

/** Starts PostgreSQL, the platforms at the same moment, and the gateways. Needs PostgreSQL's programs. */
export async function startSeveral({ gateways, platforms, platform }: SeveralOptions): Promise<Several> {
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
  const platformMembers = await Promise.all(
    platformPorts.map((port) => startMember('platform', port, { ...shared, PLATFORM_PORT: String(port) })),
  );
  const gatewayMembers = await Promise.all(
    gatewayPorts.map((port) =>
      startMember('gateway', port, {
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
    gateways: gatewayMembers,
    platforms: platformMembers,
    cutDatabase: postgres.cut,
    stop: async () => {
      await Promise.all([...gatewayMembers, ...platformMembers].map((member) => member.end()));
      await Promise.all([inner.stop(), outer.stop()]);
      await postgres.stop();
    },
  };
}
