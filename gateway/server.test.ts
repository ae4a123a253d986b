import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('a server goes on after a failure that nothing waited for, and logs it', () => {
  const script = `
    import { logUnhandledRejections } from './process/unhandledRejections.ts';
    logUnhandledRejections({ error: ({ err }, message) => console.log(message + ': ' + err.message) });
    void Promise.reject(new Error('lost'));
    setImmediate(() => console.log('still here'));`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: resolve(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, 'nothing waited for this failure: lost\nstill here\n']);
});
