import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../platform/db/lockFile.ts';
import { openDatabase } from '../../../platform/db/open.ts';
import { startServer } from '../../support/serverProcess.ts';
import { freePort } from '../../../process/freePort.testing.ts';

const EXIT_CONFIG = 78;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubedeck-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const platformEnv = (dataDir: string, port = 0) => ({
  DATA_DIR: dataDir,
  PLATFORM_PORT: String(port),
  WORLD: 'none',
  HASH_COST: 'fast',
  LOG_LEVEL: 'silent',
});

/** Starts a server that must fail to start; returns its exit code and output. */
async function failing(part: 'platform' | 'gateway', env: Record<string, string>) {
  const server = startServer(part, env);
  return { code: await server.exited, output: server.output() };
}

describe('the platform', () => {
  it('does not share its data folder, and names the process that uses it', async () => {
    const dataDir = join(folder, 'shared');
    const lock = lockFolder(dataDir);
    const { code, output } = await failing('platform', platformEnv(dataDir));
    lock.release();
    expect(code).toBe(EXIT_CONFIG);
    const whose = `in use by process ${process.pid}; stop that process or choose another folder`;
    expect(output).toBe(`DATA_DIR: the data folder ${dataDir} is ${whose}\n`);
  });

  it('names the data folder that it cannot create', async () => {
    // A file in place of the folder, because missing permissions would not stop a test that runs as root.
    await writeFile(join(folder, 'file'), '');
    const { code, output } = await failing('platform', platformEnv(join(folder, 'file', 'data')));
    expect(code).toBe(EXIT_CONFIG);
    expect(output).toMatch(/^DATA_DIR: the data folder .* cannot be made \(ENOTDIR\)/);
  });

  it('reports that its database is damaged, and that its encryption key is missing', async () => {
    const dataDir = join(folder, 'old');
    const port = await freePort();
    const first = startServer('platform', platformEnv(dataDir, port));
    await first.untilReady(`http://127.0.0.1:${port}/readyz`);
    await first.end();

    await rm(join(dataDir, 'encryption.key'));
    const keyless = await failing('platform', platformEnv(dataDir));
    expect(keyless.code).toBe(EXIT_CONFIG);
    expect(keyless.output).toMatch(/^ENCRYPTION_KEY: the file .*encryption\.key is missing, .*\n$/);
    expect(await readdir(dataDir)).toEqual(['db']);

    await writeFile(join(dataDir, 'db', 'global', 'pg_control'), Buffer.alloc(8192, 7));
    const damaged = await failing('platform', platformEnv(dataDir));
    expect(damaged.code).toBe(EXIT_CONFIG);
    expect(damaged.output).toMatch(
      /^DATA_DIR: the database in .* cannot be opened \(.*\); it is damaged .*\n$/,
    );
  });

  it('does not start with an invalid variable, and names it with the reason', async () => {
    const { code, output } = await failing('platform', { ...platformEnv(folder), WORLD: 'mars' });
    expect(code).toBe(EXIT_CONFIG);
    expect(output).toMatch(/^WORLD: must be one of none, all, demo.*\n$/);
  });

  it('fails to open an unreachable database without printing the password', async () => {
    const databaseUrl = `postgres://kubedeck:planted-password@127.0.0.1:${await freePort()}/kubedeck`;
    const opening = openDatabase({ databaseUrl, dataDir: folder }).then(
      () => 'opened',
      (error: unknown) => String(error instanceof AggregateError ? error.errors[0] : error),
    );
    expect(await opening).toContain('ECONNREFUSED');
    expect(await opening).not.toContain('planted-password');
  });
});

describe('the gateway', () => {
  it('does not start with invalid variables, and names each with the reason', async () => {
    const { code, output } = await failing('gateway', { PORT: 'many', UPSTREAM_URL: 'nowhere' });
    expect(code).toBe(EXIT_CONFIG);
    expect(output).toContain('PORT: must be a port between 0 and 65535');
    expect(output).toContain('UPSTREAM_URL: must be an http or https address');
  });

  it('waits for an unreachable platform, and stops on SIGTERM', async () => {
    const [port, closedPort] = await Promise.all([freePort(), freePort()]);
    const gateway = startServer('gateway', {
      PORT: String(port),
      UPSTREAM_URL: `http://127.0.0.1:${closedPort}`,
      LOG_LEVEL: 'silent',
    });
    await gateway.untilReady(`http://127.0.0.1:${port}/healthz`);
    const readiness = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ status: 'waiting', reason: 'The platform does not answer.' });
    await gateway.end();
    expect(await gateway.exited).toBe(0);
  });
});
