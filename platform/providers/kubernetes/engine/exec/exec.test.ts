import { PassThrough, Readable } from 'node:stream';
import { Exec, KubeConfig, type V1Status } from '@kubernetes/client-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../process/testing.ts';
import { systemClock } from '../../../../clock.ts';
import type { KubernetesClient } from '../../client/client.ts';
import { EMBEDDED_TIMEOUT_MS } from '../../client/clients.ts';
import { createKubernetesClient } from '../../client/kubernetesClient.ts';
import { startEmbeddedClusters, type EmbeddedClusters } from '../embeddedClusters.testing.ts';

const labels = { app: 'web' };

describe('exec in a container of an embedded cluster', () => {
  let clusters: EmbeddedClusters;
  let client: KubernetesClient;
  let exec: Exec;
  let pod: string;
  beforeAll(async () => {
    clusters = await startEmbeddedClusters({ listens: true });
    const id = await clusters.add();
    client = createKubernetesClient({
      exchange: clusters.engine.inProcess(id),
      clock: systemClock(),
      timeoutMs: EMBEDDED_TIMEOUT_MS,
    });
    await client.create('configmaps', {
      metadata: { name: 'settings', namespace: 'default' },
      data: { 'app.conf': 'workers = 4\n' },
    });
    await client.create('secrets', {
      metadata: { name: 'keys', namespace: 'default' },
      data: { KEY: Buffer.from('sesame').toString('base64') },
    });
    const mount = { name: 'settings', mountPath: '/etc/app' };
    const container = {
      name: 'web',
      image: 'nginx:1.27',
      env: [{ name: 'MODE', value: 'production' }],
      envFrom: [{ secretRef: { name: 'keys' } }],
      volumeMounts: [mount],
    };
    await client.create('deployments.apps', {
      metadata: { name: 'web', namespace: 'default' },
      spec: {
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: {
            containers: [container],
            volumes: [{ name: 'settings', configMap: { name: 'settings' } }],
          },
        },
      },
    });
    pod = await eventually(async () => {
      const [found] = await client.list('pods', { labelSelector: 'app=web' });
      expect(found?.status?.phase).toBe('Running');
      return found?.metadata.name ?? '';
    });
    const config = new KubeConfig();
    config.loadFromString(await clusters.kubeconfig(id));
    exec = new Exec(config);
  });
  afterAll(() => clusters.stop());

  /** Runs a command to its end. */
  async function run(command: string[], input?: string, tty = false) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const shown = { out: '', err: '' };
    stdout.on('data', (part: Buffer) => (shown.out += part.toString('utf8')));
    stderr.on('data', (part: Buffer) => (shown.err += part.toString('utf8')));
    const stdin = input === undefined ? null : Readable.from([Buffer.from(input)]);
    const status = await new Promise<V1Status>((resolve, reject) => {
      exec.exec('default', pod, '', command, stdout, stderr, stdin, tty, resolve).catch(reject);
    });
    return { ...shown, code: Number(status.details?.causes?.[0]?.message ?? 0) };
  }

  it('shows mounted files and the environment', async () => {
    expect(await run(['cat', '/etc/app/app.conf'])).toEqual({ out: 'workers = 4\n', err: '', code: 0 });
    expect((await run(['ls', '/etc'])).out).toBe('app\nhostname\nhosts\nresolv.conf\n');
    const { out } = await run(['env']);
    expect(out).toContain('MODE=production\n');
    expect(out).toContain('KEY=sesame\n');
  });

  it('returns exit codes and errors of commands', async () => {
    expect(await run(['sh', '-c', 'echo "in $MODE"; false && echo never'])).toEqual({
      out: 'in production\n',
      err: '',
      code: 1,
    });
    expect(await run(['curl', 'https://example.com'])).toMatchObject({
      err: 'sh: curl: not found\n',
      code: 127,
    });
  });

  it('runs what is piped into a shell, until its input ends', async () => {
    expect(await run(['sh'], 'cd /etc/app\npwd; ls\nexit 3\n')).toMatchObject({
      out: '/etc/app\napp.conf\n',
      code: 3,
    });
  });

  it('opens a terminal that says what it is, echoes and corrects what is typed', async () => {
    const { out } = await run(['/bin/sh'], 'hostnamx\u007Fe\rexit\r', true);
    expect(out).toContain('embedded cluster');
    expect(out).toContain(`/ # hostnamx\b \be\r\n${pod}\r\n/ # exit\r\n`);
  });

  it('refuses containers that do not exist', async () => {
    const wrong = exec.exec('default', pod, 'other', 'ls', null, null, null, false);
    await expect(wrong).rejects.toBeDefined();
  });
});
