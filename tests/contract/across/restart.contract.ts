import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../process/freePort.testing.ts';
import { eventually } from '../../../process/testing.ts';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';

import { freshCloudToken } from '../../support/contractForms.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

let folder: string;
let url: string;
let platform: ServerProcess;
let env: Record<string, string>;

async function start(): Promise<void> {
  platform = startServer('platform', env);
  await platform.untilReady(`${url}/readyz`);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubedeck-restart-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = {
    DATA_DIR: folder,
    PLATFORM_PORT: String(port),
    WORLD: 'empty',
    HASH_COST: 'fast',
    // Slow enough to be killed in progress, fast enough to wait for.
    TIME_SCALE: '0.02',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_REQUESTS: '100000',
  };
  await start();
});
afterEach(async () => {
  await platform.end();
  await rm(folder, { recursive: true, force: true });
});

interface ClusterLine {
  id: string;
  name: string;
  status: string;
  progress: number | null;
}

async function request<T>(method: string, path: string, token: string, body?: object): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

it('a cluster whose platform is killed while creating it becomes active once after the restart', async () => {
  const credentials = { email: 'empty@demo.test', password: worldPassword };
  const { data } = await request<{ data: { token: string } }>('POST', '/api/auth', '', credentials);
  const { token } = data;
  const form = {
    name: 'survivor',
    location: 'fsn1',
    k3s_version: 'v1.32.8+k3s1',
    os_image: 'ubuntu-24.04',
    master_instance_type: 'cx23',
    ssh_allowed_networks: ['203.0.113.7/32'],
    api_allowed_networks: ['0.0.0.0/0'],
    worker_node_pools: [{ name: 'default', instance_type: 'cx23', location: 'fsn1', instance_count: 1 }],
    temporary_hetzner_token: freshCloudToken(),
  };
  const list = async () =>
    (await request<{ data: { data: ClusterLine[] } }>('GET', '/api/clusters', token)).data.data;
  await request('POST', '/api/clusters', token, form);
  await eventually(async () => expect((await list())[0]?.progress).toBeGreaterThan(20));
  await platform.end('SIGKILL');
  await start();
  expect((await list()).map(({ name }) => name)).toEqual(['survivor']);
  // The dead process's lease on the job expires after at most half a minute.
  await eventually(async () => expect((await list())[0]?.status).toBe('active'));
  expect(await list()).toHaveLength(1);
  const pools = await request<{ data: unknown[] }>(
    'GET',
    `/api/clusters/${(await list())[0]?.id}/nodepools`,
    token,
  );
  expect(pools.data).toHaveLength(1);
});
