import { beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../messages/messages.ts';
import type { KubernetesClients } from '../kubernetes/client/client.ts';
import { AppError, type AppInstaller, type AppProgress, type AppTarget } from './port.ts';

const clusterId = '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10';
const target = { clusterId, k3sVersion: 'v1.32.8+k3s1' } satisfies Omit<AppTarget, 'app'>;

const uptimeKuma = {
  ...target,
  app: 'uptime-kuma',
  version: '4.0.0',
  inputs: {
    ...{ expose: true, hostname: 'status.example.com', ingress_class: 'traefik', tls: true },
    ...{ storage_size: 4, storage_class: 'hcloud-volumes', cpu: '100m', memory: '256Mi' },
  },
  secrets: {},
};

const PASSWORD = '$ecret "quoted" \\ and: {{braces}} #1';
const valkey = {
  ...target,
  app: 'valkey',
  version: '0.11.0',
  inputs: { storage_size: 5, storage_class: 'hcloud-volumes', cpu: '100m', memory: '256Mi' },
  secrets: { password: PASSWORD },
};

interface Subject {
  installer: AppInstaller;
  clients: Pick<KubernetesClients, 'of'>;
}

/** The behaviour of every AppInstaller. */
export function appsContract(adapter: string, makeSubject: () => Promise<Subject>): void {
  describe(`${adapter} as an installer of apps`, () => {
    let installer: AppInstaller;
    let clients: Pick<KubernetesClients, 'of'>;
    beforeEach(async () => {
      ({ installer, clients } = await makeSubject());
    });

    const credentials = async (app: string) => {
      const client = await clients.of(clusterId);
      const { data = {} } = await client.get('secrets', { name: `${app}-credentials`, namespace: app });
      return Object.fromEntries(
        Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]),
      );
    };
    const claims = async (app: string) =>
      (await (await clients.of(clusterId)).list('persistentvolumeclaims', { namespace: app }))
        .filter(({ metadata }) => metadata.deletionTimestamp === undefined)
        .map(({ metadata }) => metadata.name);

    it('reports progress from 10 to 100 in order, with a message each time', async () => {
      const seen: AppProgress[] = [];
      await installer.install(valkey, { onProgress: (progress) => void seen.push(progress) });
      const steps = seen.map(({ progress }) => progress);
      expect([steps.at(0), steps.at(-1)]).toEqual([10, 100]);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(steps).toEqual(expect.arrayContaining([30, 60, 95]));
      expect(seen.every(({ message }) => english(message) !== '')).toBe(true);
    });

    it('returns the addresses that the Services and Ingresses of the release offer', async () => {
      const { status, ready, pods, endpoints } = await installer.install(uptimeKuma);
      expect([status, ready, pods]).toEqual(['installed', 1, 1]);
      expect(endpoints).toMatchObject([
        { url: 'https://status.example.com', host: 'status.example.com', port: 443, isPublic: true },
      ]);
      const inside = { ...uptimeKuma, inputs: { ...uptimeKuma.inputs, expose: false } };
      const host = 'uptime-kuma.uptime-kuma.svc.cluster.local';
      await expect(installer.configure(inside)).resolves.toMatchObject({
        endpoints: [{ url: `http://${host}:3001`, host, port: 3001, isPublic: false, secret: null }],
      });
    });

    it('keeps passwords in a Secret, where the addresses point to, and those without a new value', async () => {
      const { endpoints } = await installer.install(valkey);
      expect(endpoints).toMatchObject([
        {
          ...{ host: 'valkey.valkey.svc.cluster.local', port: 6379, user: 'default', url: null },
          secret: { namespace: 'valkey', name: 'valkey-credentials', key: 'password' },
        },
      ]);
      expect(await credentials('valkey')).toEqual({ password: PASSWORD });
      await installer.configure({ ...valkey, inputs: { ...valkey.inputs, memory: '512Mi' }, secrets: {} });
      expect(await credentials('valkey')).toEqual({ password: PASSWORD });
      await installer.configure({ ...valkey, secrets: { password: 'another password' } });
      expect(await credentials('valkey')).toEqual({ password: 'another password' });
      const charts = await (await clients.of(clusterId)).list('helmcharts.helm.cattle.io');
      expect(JSON.stringify(charts)).not.toContain('another password');
    });

    it('upgrades, rolls back and observes the version', async () => {
      await installer.install(uptimeKuma);
      await installer.upgrade({ ...uptimeKuma, version: '4.1.0' });
      await expect(installer.observe(clusterId)).resolves.toMatchObject([
        { app: 'uptime-kuma', status: 'installed', version: '4.1.0', ready: 1, pods: 1, problem: null },
      ]);
      await expect(installer.rollback(uptimeKuma)).resolves.toMatchObject({ version: '4.0.0' });
    });

    it('does not start a job for a release that is there', async () => {
      const jobs = async () =>
        (await (await clients.of(clusterId)).list('jobs.batch')).map(({ metadata }) => metadata.uid);
      await installer.install(valkey);
      const before = await jobs();
      await installer.install(valkey);
      expect(await jobs()).toEqual(before);
    });

    it.each(['uptime-kuma', 'valkey'])('keeps the data of %s, or deletes it', async (app) => {
      const release = app === 'valkey' ? valkey : uptimeKuma;
      await installer.install(release);
      const names = await claims(app);
      expect(names).toHaveLength(1);
      await installer.uninstall({ ...target, app, data: 'keep' });
      expect(await claims(app)).toEqual(names);
      await expect(installer.observe(clusterId)).resolves.toEqual([]);
      await installer.install({ ...release, secrets: {} });
      expect(await claims(app)).toEqual(names);
      await installer.uninstall({ ...target, app, data: 'delete' });
      expect(await claims(app)).toEqual([]);
      await installer.uninstall({ ...target, app, data: 'delete' });
    });

    it('rejects with the log of a failed job, and installs with other values', async () => {
      const broken = {
        ...uptimeKuma,
        inputs: { ...uptimeKuma.inputs, hostname: 'chart-fails.example.com' },
      };
      const failure = await installer.install(broken).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(AppError);
      expect(failure).toMatchObject({ kind: 'unavailable', code: 'job_failed' });
      const [observed] = await installer.observe(clusterId);
      expect(observed).toMatchObject({ status: 'failed', endpoints: [] });
      expect(observed?.log.join('\n')).toContain('chart-fails.example.com');
      expect(failure instanceof AppError && failure.log).toEqual(observed?.log);
      expect(observed?.problem && english(observed.problem)).toContain('already defined');
      await expect(installer.configure(uptimeKuma)).resolves.toMatchObject({ status: 'installed' });
    });

    it('refuses apps, versions and k3s that do not match, naming the field', async () => {
      const stranger = installer.install({ ...valkey, app: 'solitaire' });
      await expect(stranger).rejects.toMatchObject({ kind: 'invalid', field: 'appName' });
      const old = installer.upgrade({ ...valkey, version: '0.0.1' });
      await expect(old).rejects.toMatchObject({ code: 'unknown_version', field: 'version' });
      const cluster = installer.install({ ...valkey, k3sVersion: 'v1.32.1+k3s1' });
      await expect(cluster).rejects.toMatchObject({ code: 'kubernetes_unsupported' });
    });

    it('stops when aborted', async () => {
      const signal = AbortSignal.abort(new Error('stopped'));
      await expect(installer.install(valkey, { signal })).rejects.toThrow('stopped');
    });
  });
}
