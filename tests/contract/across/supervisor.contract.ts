import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverDatabase } from '../../../platform/testing.ts';

const supervisor = pathToFileURL(resolve('scripts/supervise.mjs')).href;

/** Starts a server under its own supervisor; resolves when the output contains `ready`. */
async function supervised(server: string, ready: string) {
  const database = await serverDatabase();
  const env = {
    ...{ PORT: '0', PLATFORM_PORT: '0', LOG_LEVEL: 'info', ...database.env },
    ...{ UPSTREAM_URL: 'http://127.0.0.1:9', STOP_DELAY_MS: '0' },
  };
  const args = JSON.stringify([server]);
  const code = `import { supervise } from '${supervisor}'; supervise('server', ${args}, ${JSON.stringify(env)}, () => {});`;
  const process_ = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  onTestFinished(async () => {
    process_.kill('SIGKILL');
    const pid = /"pid":(\d+)/.exec(output)?.[1];
    if (process_.stdout.readable && pid) process.kill(Number(pid), 'SIGKILL');
    await database.drop();
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
    ['gateway', 'dist/gateway/server.js', 'gateway is listening'],
    ['platform', 'dist/platform/server.js', 'Platform ready on'],
  ])('stops the %s', async (_name, server, ready) => {
    const started = await supervised(server, ready);
    // The server writes to the same pipe, so this is when both processes have ended.
    const closed = once(started, 'close');
    started.kill('SIGKILL');
    await closed;
    expect(started.signalCode).toBe('SIGKILL');
  });
});
