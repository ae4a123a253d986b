import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import type { ExecExit, ExecSession } from '../execPort.ts';
import type { KubernetesClient } from './client.ts';

const namespace = `exec-${randomBytes(4).toString('hex')}`;
const pod = { namespace, name: 'shell' };
const spec = {
  containers: [
    {
      name: 'main',
      image: 'busybox:1.37',
      command: ['sleep', '600'],
      env: [{ name: 'MODE', value: 'test' }],
    },
  ],
};

/** Reads to the end. */
async function read({ events }: ExecSession) {
  const shown = { stdout: '', stderr: '' };
  let exit: ExecExit | null = null;
  for await (const event of events) {
    if ('exit' in event) exit = event.exit;
    else shown[event.stream] += Buffer.from(event.data).toString('utf8');
  }
  return { ...shown, exit };
}

/** Commands in a container, of every server; skipped where no nodes run pods. */
export function execContract(target: string, open: () => Promise<KubernetesClient>): void {
  describe(`commands in a container: ${target}`, () => {
    let client: KubernetesClient;
    let hasNodes: boolean;
    beforeAll(async () => {
      client = await open();
      hasNodes = (await client.list('nodes')).length > 0;
      if (!hasNodes) return;
      await client.create('namespaces', { metadata: { name: namespace } });
      // Pods are refused until the namespace has its service account.
      await eventually(() => client.create('pods', { metadata: pod, spec }));
      await eventually(async () => {
        expect((await client.get('pods', pod)).status?.containerStatuses?.[0]?.state?.running).toBeDefined();
      });
    });
    beforeEach((context) => context.skip(!hasNodes, 'needs nodes that run pods'));
    afterAll(async () => {
      await client.delete('namespaces', { name: namespace });
    });

    it('returns output, errors and the exit code', async () => {
      const fine = await client.exec(pod, { command: ['sh', '-c', 'echo "in $MODE"'] });
      expect(await read(fine)).toEqual({
        stdout: 'in test\n',
        stderr: '',
        exit: { code: 0, message: '' },
      });
      const failing = await read(await client.exec(pod, { command: ['cat', '/missing'] }));
      expect(failing).toMatchObject({ stdout: '', exit: { code: 1 } });
      expect(failing.stderr).toContain('/missing');
    });

    it('opens a terminal of any size, which ends with its shell', async () => {
      const session = await client.exec(pod, { container: 'main', command: ['sh'], tty: true });
      await session.resize({ columns: 120, rows: 40 });
      await session.write(Buffer.from('hostname\r'));
      await session.write(Buffer.from('exit 3\r'));
      const { stdout, stderr, exit } = await read(session);
      expect(stdout).toContain('hostname\r\nshell\r\n');
      expect(stderr).toBe('');
      expect(exit).toMatchObject({ code: 3 });
    });

    it('fails when the connection ends before the command', async () => {
      const session = await client.exec(pod, { command: ['sh'], tty: true });
      session.close();
      await expect(read(session)).rejects.toMatchObject({ kind: 'unavailable' });
    });

    it('rejects what does not exist', async () => {
      const missing = client.exec({ namespace, name: 'missing' }, { command: ['sh'] });
      await expect(missing).rejects.toMatchObject({ kind: 'notFound' });
      const other = client.exec(pod, { container: 'other', command: ['sh'] });
      await expect(other).rejects.toMatchObject({ name: 'KubernetesError' });
    });
  });
}
