import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './serverProcess.ts';
import { freePort } from '../../process/freePort.testing.ts';

export interface StackOptions {
  /** Name of the world to load; `all` loads every world. */
  world?: string;
  /** Environment variables for both servers, added to the test defaults. */
  env?: Record<string, string>;
}

export interface Mail {
  to: string;
  subject: string;
  [field: string]: unknown;
}

export interface Stack {
  url: string;
  platformUrl: string;
  /** Process ids of the servers. */
  pids: { platform: number; gateway: number };
  /** Stops both servers and removes their data. */
  stop: () => Promise<void>;
}

const COMMON = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  // Every test signs in from the same address and sends many requests.
  RATE_LIMIT_CREDENTIALS: '10000',
  RATE_LIMIT_REQUESTS: '100000',
};

/** Starts one more built gateway, whose platform is at this address: that of a proxy, for example. */
export async function startConsole(platformUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const gateway = startServer('gateway', {
    ...COMMON,
    PUBLIC_URL: url,
    PORT: String(port),
    UPSTREAM_URL: platformUrl,
  });
  await gateway.untilReady(`${url}/readyz`);
  return { url, stop: () => gateway.end() };
}

/**
 * Starts the built platform and gateway on free ports with their own data folder, and waits until both are ready.
 * Requires `npm run build`; throws with the server's output if one does not start.
 */
export async function startStack({ world = 'all', env = {} }: StackOptions = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kubedeck-'));
  const [port, platformPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const platformUrl = `http://127.0.0.1:${platformPort}`;
  const variables = {
    ...COMMON,
    PUBLIC_URL: url,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    UPSTREAM_URL: platformUrl,
    DATA_DIR: dataDir,
    WORLD: world,
    TIME_SCALE: '0.02',
    HASH_COST: 'fast',
    ...env,
  };

  const platform = startServer('platform', variables);
  const gateway = startServer('gateway', variables);
  let isStopping = false;
  for (const server of [platform, gateway])
    void server.exited.then((code) => {
      if (isStopping) return;
      process.stderr.write(`A server of the tests ended (exit code ${code}):\n${server.output()}\n`);
    });
  const stop = async () => {
    isStopping = true;
    await Promise.all([gateway.end(), platform.end()]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([platform.untilReady(`${platformUrl}/readyz`), gateway.untilReady(`${url}/readyz`)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, platformUrl, pids: { platform: platform.pid, gateway: gateway.pid }, stop };
}

/** The emails in the outbox of an embedded platform. */
export async function readOutbox(platformUrl: string): Promise<Mail[]> {
  const response = await fetch(`${platformUrl}/dev/outbox.json`);
  if (!response.ok) throw new Error(`The outbox responded with ${response.status}: is SMTP_URL set?`);
  return (await response.json()) as Mail[];
}
