import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const log = pathToFileURL(resolve(import.meta.dirname, 'log.ts')).href;
const root = resolve(import.meta.dirname, '..');
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A process with a log, whose output is only known outside of it. */
function run(code: string) {
  const text = `import { openLog } from '${log}'; const log = openLog('server', 'info'); ${code}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  stops.push(() => child.kill('SIGKILL'));
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (written += piece));
  return {
    /** Its whole output after it has ended. */
    ended: once(child, 'close').then(() => written),
    /** Its next output. */
    heard: once(child.stdout, 'data').then(() => written),
  };
}

describe('log of a server', () => {
  it('is written while the server runs', async () => {
    const { heard } = run(`log.info({ port: 1 }, 'listening'); setInterval(() => undefined, 1000);`);
    expect(JSON.parse(await heard)).toMatchObject({ name: 'server', port: 1, msg: 'listening' });
  });

  it.each([
    ['that ends by itself', ''],
    ['that calls process.exit', 'process.exit(0);'],
    ['that breaks', "throw new Error('broken');"],
    ['that exits on the next turn of the event loop', 'setImmediate(() => process.exit(0));'],
  ])('keeps the last line of a process that %s', async (_how, end) => {
    const { ended } = run(`log.info('first'); log.info('last'); ${end}`);
    expect((await ended).trim().split('\n')).toHaveLength(2);
  });

  it('omits levels below its own', async () => {
    const { ended } = run(`log.debug('detail'); log.warn('careful');`);
    expect(JSON.parse(await ended)).toMatchObject({ msg: 'careful' });
  });
});
