import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from './serverProcess.ts';

export interface StackOptions {
  /** Name of the world to load; `all` loads every one beside the others. */
  world?: string;
  /** Variables for both servers, on top of the test defaults. */
  env?: Record<string, string>;
  /** The address under which the gateway reaches the platform, for a proxy between the two. */
  between?: (platformUrl: string) => Promise<string>;
}

export interface Mail {
  to: string;
  subject: string;
  [field: string]: unknown;
}

export interface Stack {
  url: string;
  platformUrl: string;
  /** Process ids. */
  pids: { platform: number; gateway: number };
  /** Stops both servers and removes their data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built platform and gateway on free ports with data of their own, and waits until both are ready.
 * Needs `npm run build`; throws with the server's last output when one does not come up.
 */
export async function startStack({ world = 'all', env = {}, between }: StackOptions = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kubedeck-'));
  const [port, platformPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const platformUrl = `http://127.0.0.1:${platformPort}`;
  const variables = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    UPSTREAM_URL: (await between?.(platformUrl)) ?? platformUrl,
    DATA_DIR: dataDir,
    WORLD: world,
    TIME_SCALE: '0.02',
    HASH_COST: 'fast',
    // Every test signs in from the same address and asks often.
    RATE_LIMIT_CREDENTIALS: '10000',
    RATE_LIMIT_REQUESTS: '100000',
    ...env,
  };

  const platform = startServer('platform', variables);
  const gateway = startServer('gateway', variables);
  const stop = async () => {
    await Promise.all([gateway.end(), platform.end()]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([platform.answers(`${platformUrl}/readyz`), gateway.answers(`${url}/readyz`)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, platformUrl, pids: { platform: platform.pid, gateway: gateway.pid }, stop };
}

/** The mails in the outbox of an embedded platform. */
export async function readOutbox(platformUrl: string): Promise<Mail[]> {
  const answer = await fetch(`${platformUrl}/dev/outbox.json`);
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}: is SMTP_URL set?`);
  return (await answer.json()) as Mail[];
}
