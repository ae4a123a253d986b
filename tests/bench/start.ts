import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { baseEnvironment } from '../support/config.ts';
import { worldPassword } from '../../platform/worlds/demoAccounts.ts';
import { startStack } from '../support/stack.ts';
import { documentId } from './support/operations.ts';
import { freePort } from '../../process/freePort.testing.ts';

const root = resolve(import.meta.dirname, '../..');
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Runs a command and returns its duration in milliseconds; throws if it fails. */
function time(command: string, args: string[], cwd: string): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: baseEnvironment() });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
  return performance.now() - started;
}

async function firstPage(folder: string): Promise<number> {
  const [port, platformPort] = await Promise.all([freePort(), freePort()]);
  const env = { ...baseEnvironment(), PORT: String(port), PLATFORM_PORT: String(platformPort) };
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, stdio: 'ignore' });
  try {
    await untilResponds(`http://localhost:${port}/`, child);
    return performance.now() - started;
  } finally {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    if (child.exitCode === null) await ended;
  }
}

async function untilResponds(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`npm start ended before ${url} responded (exit code ${child.exitCode}).`);
}

/** Measures fresh clone to first page, compared with `npm ci` alone; then the second start. */
async function measureStart(): Promise<void> {
  const base = await mkdtemp(join(tmpdir(), 'kubedeck-bench-'));
  try {
    const [plain, fresh] = [join(base, 'plain'), join(base, 'fresh')];
    for (const folder of [plain, fresh]) time('git', ['clone', '--quiet', root, folder], base);
    const install = time('npm', ['ci', '--no-audit', '--no-fund'], plain);
    const first = await firstPage(fresh);
    console.log(`npm ci alone            ${seconds(install)} s`);
    console.log(`clone to first page     ${seconds(first)} s (${(first / install).toFixed(2)} times npm ci)`);
    console.log(`second start            ${seconds(await firstPage(fresh))} s`);
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

/** The number of upstream calls so far, from the gateway's metrics. */
async function upstreamCalls(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [...text.matchAll(/^gateway_upstream_seconds_count(?:\{[^}]*\})? (\d+)/gm)];
  return counts.reduce((sum, match) => sum + Number(match[1]), 0);
}

interface Operation {
  readonly query?: string;
  readonly documentId?: string;
  readonly variables?: Record<string, unknown>;
}

async function post(
  url: string,
  operation: Operation,
  cookie = '',
): Promise<{ cookie: string; data: unknown }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', cookie },
    body: JSON.stringify(operation),
  });
  const { data } = (await response.json()) as { data: unknown };
  return {
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
    data,
  };
}

async function measureStack(): Promise<void> {
  const stack = await startStack({ world: 'demo' });
  try {
    for (const [name, pid] of Object.entries(stack.pids)) {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      console.log(`${`memory of the ${name}`.padEnd(24)}${(Number(kilobytes) / 1024).toFixed(0)} MB`);
    }
    const { cookie } = await post(stack.url, {
      documentId: documentId('useSignInMutation'),
      variables: { input: { email: 'owner@demo.test', password: worldPassword } },
    });
    const list =
      '{ viewer { account { clusters(first: 20) { edges { node { id name status monthlyPrice { __typename } } } } } } }';
    const before = await upstreamCalls(stack.url);
    const { data } = await post(stack.url, { query: list }, cookie);
    console.log(
      `upstream calls, list    ${data ? (await upstreamCalls(stack.url)) - before : 'the query failed'}`,
    );
    const id = /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    if (id === undefined) return;
    const start = await upstreamCalls(stack.url);
    await post(
      stack.url,
      {
        query: `{ node(id: "${id}") { ... on Cluster { name status nodePools { name } addons(first: 20) { edges { node { name } } } } } }`,
      },
      cookie,
    );
    console.log(`upstream calls, cluster ${(await upstreamCalls(stack.url)) - start}`);
  } finally {
    await stack.stop();
  }
}

await measureStack();
await measureStart();
