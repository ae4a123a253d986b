import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const supervisor = pathToFileURL(resolve('scripts/supervise.mjs')).href;

/** Starts a server under its own supervisor; resolves when the output contains `ready`. */
async function supervised(server: string, ready: string) {
  const folder = await mkdtemp(join(tmpdir(), 'supervised-'));
  const env = {
    ...{ PORT: '0', PLATFORM_PORT: '0', DATA_DIR: folder, WORLD: 'none', LOG_LEVEL: 'info' },
    ...{ UPSTREAM_URL: 'http://127.0.0.1:9', DATABASE_URL: '', STOP_DELAY_MS: '0' },
  };
  const args = JSON.stringify(['--import', 'tsx', server]);
  const code = `import { supervise } from '${supervisor}'; supervise('server', ${args}, ${JSON.stringify(env)}, () => {});`;
  const process_ = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  onTestFinished(async () => {
    process_.kill('SIGKILL');
    const pid = /"pid":(\d+)/.exec(output)?.[1];
    // A server that is still running would keep the folder in use.
    if (process_.stdout.readable && pid) process.kill(Number(pid), 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  await new Promise<void>((done, fail) => {
    process_.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(ready)) done();
    });
    process_.once('exit', () => fail(new Error(`The supervisor ended:\n${output}`)));
  });
  return process_;
}

describe('kill -9 of the supervisor', () => {
  it.each([
    ['gateway', 'gateway/server.ts', 'gateway is listening'],
    ['platform', 'platform/server.ts', 'Platform ready on'],
  ])('stops the %s', async (_name, server, ready) => {
    const started = await supervised(server, ready);
    // The server writes to the same pipe, which closes when both processes have ended.
    const closed = once(started.stdout, 'close');
    started.kill('SIGKILL');
    await closed;
    expect(started.signalCode).toBe('SIGKILL');
  });
});
