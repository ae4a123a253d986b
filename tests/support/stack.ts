import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { baseEnvironment } from './config.ts';

const root = resolve(import.meta.dirname, '../..');
/** Only ends a hung start: a busy machine may take minutes. */
const READY_WITHIN_MS = 900_000;

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

/** A port that nothing listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

interface Server {
  child: ChildProcess;
  output: () => string;
}

function startServer(file: string, env: Record<string, string>): Server {
  const path = join(root, 'dist', file);
  if (!existsSync(path)) throw new Error(`dist/${file} is missing: run npm run build first.`);
  const child = spawn(process.execPath, [path], { cwd: root, env: { ...baseEnvironment(), ...env } });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 60_000);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill(signal);
  });
}

async function waitUntilReady(name: string, url: string, server: Server): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded(server.child)) throw new Error(`The ${name} stopped while starting:\n${server.output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The ${name} is not ready after ${READY_WITHIN_MS / 1000} s:\n${server.output()}`);
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

  const platform = startServer('platform/server.js', variables);
  const gateway = startServer('gateway/server.js', variables);
  const stop = async () => {
    await Promise.all([end(gateway.child, 'SIGTERM'), end(platform.child, 'SIGTERM')]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      waitUntilReady('platform', platformUrl, platform),
      waitUntilReady('gateway', url, gateway),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    platformUrl,
    pids: { platform: platform.child.pid ?? 0, gateway: gateway.child.pid ?? 0 },
    stop,
  };
}

/** The mails in the outbox of an embedded platform. */
export async function readOutbox(platformUrl: string): Promise<Mail[]> {
  const answer = await fetch(`${platformUrl}/dev/outbox.json`);
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}: is SMTP_URL set?`);
  return (await answer.json()) as Mail[];
}
