import { describe, expect, it } from 'vitest';
import { answer, testGateway } from '../../../testing.ts';
import { clusterJson, idOf, refusedWith, userJson, wire } from '../../testing.ts';

const QUERY = `{ cluster(id: "c1") { name credentials {
  kubeconfig { filename isAvailable downloadedAt downloadedBy viewerCan { download { allowed code message } } }
  sshKey { filename isAvailable downloadedAt downloadedBy viewerCan { download { allowed code message } } }
} } }`;

interface File {
  filename: string;
  isAvailable: boolean;
  downloadedAt: string | null;
  downloadedBy: string | null;
  viewerCan: { download: { allowed: boolean; code: string | null; message: string | null } };
}
interface Found {
  cluster: { name: string; credentials: { kubeconfig: File; sshKey: File } | null };
}

const fresh = {
  kubeconfig_ready: true,
  kubeconfig_downloaded: false,
  kubeconfig_downloaded_at: null,
  kubeconfig_downloaded_by: null,
  ssh_key_ready: true,
  ssh_key_downloaded: false,
  ssh_key_downloaded_at: null,
  ssh_key_downloaded_by: null,
};

interface Options {
  cluster?: Record<string, unknown>;
  permission?: string;
}

async function ask(status: object, { cluster = {}, permission = 'owner' }: Options = {}) {
  const { execute } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson(cluster)] },
      'GET /api/clusters/c1/credential-status': 'status' in status ? status : { data: status },
    },
  });
  return execute<Found>(QUERY);
}

describe('Cluster.credentials', () => {
  it('returns the files with their downloads in one call', async () => {
    const at = '2026-08-03T14:02:00.000Z';
    const taken = {
      kubeconfig_downloaded: true,
      kubeconfig_downloaded_at: at,
      kubeconfig_downloaded_by: 'Ada',
    };
    const { data, calls } = await ask({ ...fresh, ...taken });
    expect(data?.cluster.credentials).toEqual({
      kubeconfig: {
        filename: 'kubeconfig-alpha.yaml',
        isAvailable: false,
        downloadedAt: at,
        downloadedBy: 'Ada',
        viewerCan: {
          download: { allowed: false, code: 'ALREADY_DOWNLOADED', message: expect.any(String) as unknown },
        },
      },
      sshKey: {
        filename: 'ssh-key-alpha.pem',
        isAvailable: true,
        downloadedAt: null,
        downloadedBy: null,
        viewerCan: { download: { allowed: true, code: null, message: null } },
      },
    });
    expect(wire(calls).sort()).toEqual([
      'GET /api/clusters/c1',
      'GET /api/clusters/c1/credential-status',
      'GET /api/user',
    ]);
  });

  it("refuses a second download with the platform's message", async () => {
    const taken = { kubeconfig_downloaded: true, kubeconfig_downloaded_at: '2026-08-03T14:02:00.000Z' };
    const words = async (by: string | null) => {
      const { data } = await ask({ ...fresh, ...taken, kubeconfig_downloaded_by: by });
      return data?.cluster.credentials?.kubeconfig.viewerCan.download.message;
    };
    expect(await words('Ada')).toBe(
      'The kubeconfig was downloaded by Ada on 2026-08-03 14:02 UTC. It can be downloaded once.',
    );
    expect(await words(null)).toBe(
      'The kubeconfig was downloaded on 2026-08-03 14:02 UTC. It can be downloaded once.',
    );
  });

  it('accepts a response with the required members only', async () => {
    const { data } = await ask({ kubeconfig_downloaded: false, ssh_key_downloaded: true });
    expect(data?.cluster.credentials?.kubeconfig.viewerCan.download.allowed).toBe(true);
    expect(data?.cluster.credentials?.sshKey).toMatchObject({ downloadedAt: null, downloadedBy: null });
  });

  it.each([
    ['a developer', {}, { permission: 'developer' }, 'FORBIDDEN'],
    ['an archived cluster', {}, { cluster: { status: 'archived' } }, 'ARCHIVED'],
    ['a cluster that is being created', {}, { cluster: { status: 'creating' } }, 'BUSY'],
    ['a cluster that is being updated', {}, { cluster: { status: 'updating' } }, null],
    ['a file that was not made', { kubeconfig_ready: false }, {}, 'CLUSTER_NOT_ACTIVE'],
  ])('refuses %s', async (_who, status, options, code) => {
    const { data } = await ask({ ...fresh, ...status }, options);
    expect(data?.cluster.credentials?.kubeconfig.viewerCan.download.code).toBe(code);
  });

  it('keeps the cluster when the downloads cannot be loaded', async () => {
    const { data, errors } = await ask(answer(500, {}));
    expect(data?.cluster).toEqual({ name: 'alpha', credentials: null });
    expect(errors).toHaveLength(1);
  });
});

describe('reissueKubeconfig', () => {
  const MUTATION = `mutation ($id: ID!) { reissueKubeconfig(input: { id: $id }) {
    ... on ReissueKubeconfigPayload { cluster { name credentials { kubeconfig { isAvailable } } } }
    ... on RefusedError { code } } }`;
  const REISSUE = 'POST /api/clusters/c1/kubeconfig/reissue';

  it('returns the cluster with its new file', async () => {
    const { execute } = testGateway({
      upstream: {
        'GET /api/user': { data: userJson() },
        'GET /api/clusters/c1': { data: [clusterJson()] },
        'GET /api/clusters/c1/credential-status': { data: fresh },
        [REISSUE]: { data: fresh },
      },
    });
    const { data, errors, calls } = await execute(MUTATION, { id: idOf('Cluster', 'c1') });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      reissueKubeconfig: { cluster: { name: 'alpha', credentials: { kubeconfig: { isAvailable: true } } } },
    });
    expect(wire(calls)).toContain(REISSUE);
  });

  it('returns the reason of a refusal', async () => {
    const { execute } = testGateway({ upstream: { [REISSUE]: refusedWith('archived') } });
    const { data } = await execute(MUTATION, { id: idOf('Cluster', 'c1') });
    expect(data).toEqual({ reissueKubeconfig: { code: 'ARCHIVED' } });
  });

  it.each([
    ['an owner', {}, {}, null],
    ['a developer', {}, { permission: 'developer' }, 'FORBIDDEN'],
    ['an archived cluster', {}, { cluster: { status: 'archived' } }, 'ARCHIVED'],
    ['a kubeconfig that was not made', { kubeconfig_ready: false }, {}, 'CLUSTER_NOT_ACTIVE'],
    ['a downloaded one', { kubeconfig_downloaded: true }, {}, null],
  ])(
    'has an action state for %s',
    async (_who, status, { cluster = {}, permission = 'owner' }: Options, code) => {
      const { execute } = testGateway({
        upstream: {
          'GET /api/user': { data: userJson({ permission }) },
          'GET /api/clusters/c1': { data: [clusterJson(cluster)] },
          'GET /api/clusters/c1/credential-status': { data: { ...fresh, ...status } },
        },
      });
      const { data } = await execute(
        '{ cluster(id: "c1") { credentials { viewerCan { reissueKubeconfig { code } } } } }',
      );
      expect(data).toEqual({ cluster: { credentials: { viewerCan: { reissueKubeconfig: { code } } } } });
    },
  );
});
