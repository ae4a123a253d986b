import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { clusterInput, CREATE_CLUSTER, freshCloudToken } from '../support/contractForms.ts';
import type { CreateClusterData } from '../support/contractForms.ts';
import {
  startContractGateway,
  startContractStack,
  type Caller,
  type ContractGateway,
  type ContractStack,
} from '../support/contractStack.ts';

let stack: ContractStack;
/** A gateway without the proxy, which would buffer whole responses. */
let direct: ContractGateway;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  const { url, app } = stack.platform;
  direct = await startContractGateway(stack.proxy, app.core.config.publicUrl, { UPSTREAM_URL: url });
  owner = await stack.signIn('owner@demo.test');
});
afterAll(async () => {
  await direct.stop();
  await stack.stop();
});

type File = 'kubeconfig' | 'ssh-key';
interface State {
  isAvailable: boolean;
  filename: string;
  downloadedAt: string | null;
  downloadedBy: string | null;
  viewerCan: { download: { code: string | null } };
}
interface Seen {
  cluster: { name: string; status: string; credentials: { kubeconfig: State; sshKey: State } };
}
const CREDENTIALS = `query ($id: ID!) { cluster(id: $id) { name status credentials {
  kubeconfig { isAvailable filename downloadedAt downloadedBy viewerCan { download { code } } }
  sshKey { isAvailable filename downloadedAt downloadedBy viewerCan { download { code } } } } } }`;

const credentials = async (id: string, as: Caller = owner) =>
  (await stack.run<Seen>(CREDENTIALS, { id }, as)).cluster.credentials;

const download = (uuid: string, file: File, as: Caller = owner) =>
  fetch(`${direct.url}/download/clusters/${uuid}/${file}`, {
    method: 'POST',
    headers: { ...as.headers, 'x-graphql-yoga-csrf': '1' },
  });

async function codeOf(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.ok) return null;
  return (JSON.parse(text) as { errors: [{ extensions: { code: string } }] }).errors[0].extensions.code;
}

/** Creates a cluster and waits until it is active. */
async function freshCluster(): Promise<{ id: string; uuid: string; token: string }> {
  const token = freshCloudToken();
  const input = clusterInput({ temporaryToken: token });
  const { createCluster } = await stack.run<CreateClusterData>(CREATE_CLUSTER, { input }, owner);
  const { id = '', uuid = '' } = createCluster.cluster ?? {};
  await eventually(async () =>
    expect((await stack.run<Seen>(CREDENTIALS, { id }, owner)).cluster.status).toBe('ACTIVE'),
  );
  return { id, uuid, token };
}

const DELETE = `mutation ($id: ID!, $token: String) {
  deleteCluster(input: { id: $id, temporaryToken: $token }) { __typename } }`;

/** Deletes a cluster with the token of its project, and waits until it no longer counts towards the plan limit. */
async function remove(id: string, token: string): Promise<void> {
  expect(await stack.run(DELETE, { id, token }, owner)).toEqual({
    deleteCluster: { __typename: 'DeleteClusterPayload' },
  });
  await eventually(async () =>
    expect(await stack.run('query ($id: ID!) { node(id: $id) { id } }', { id }, owner)).toEqual({
      node: null,
    }),
  );
}

describe('the credentials of a cluster', () => {
  it('are downloaded once, and show when and by whom', async () => {
    const { id, uuid, token } = await freshCluster();
    const before = await credentials(id);
    expect(before).toMatchObject({
      kubeconfig: { isAvailable: true, downloadedAt: null, viewerCan: { download: { code: null } } },
      sshKey: { isAvailable: true, downloadedAt: null, viewerCan: { download: { code: null } } },
    });
    for (const [file, member] of [
      ['kubeconfig', 'kubeconfig'],
      ['ssh-key', 'sshKey'],
    ] as const) {
      const response = await download(uuid, file);
      expect(response.headers.get('content-disposition')).toContain(before[member].filename);
      expect(await response.text()).toMatch(file === 'kubeconfig' ? /^apiVersion: "v1"/ : /PRIVATE KEY/);
      const after = (await credentials(id))[member];
      expect(after).toMatchObject({
        isAvailable: false,
        viewerCan: { download: { code: 'ALREADY_DOWNLOADED' } },
      });
      expect(after.downloadedBy).not.toBeNull();
      expect(await codeOf(await download(uuid, file))).toBe('ALREADY_DOWNLOADED');
    }
    await remove(id, token);
  });

  it('stay available when the client disconnects during the download', async () => {
    const { id, uuid, token } = await freshCluster();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const address = `${direct.url}/download/clusters/${uuid}/kubeconfig`;
      const headers = { ...owner.headers, 'x-graphql-yoga-csrf': '1' };
      request(address, { method: 'POST', headers, agent: false }, resolve).on('error', reject).end();
    });
    await new Promise((resolve) => response.once('data', resolve));
    response.on('error', () => undefined).destroy();
    // The platform responds to the next request only after it has recorded how the transfer ended.
    expect((await credentials(id)).kubeconfig).toMatchObject({ isAvailable: true, downloadedAt: null });
    expect(await codeOf(await download(uuid, 'kubeconfig'))).toBeNull();
    await remove(id, token);
  });

  it('are refused by the platform exactly where viewerCan states it', async () => {
    const list = '{ viewer { account { clusters(first: 20) { edges { node { id uuid status } } } } } }';
    type List = {
      viewer: { account: { clusters: { edges: { node: { id: string; uuid: string; status: string } }[] } } };
    };
    const { edges } = (await stack.run<List>(list, {}, owner)).viewer.account.clusters;
    const byStatus = new Map(edges.map(({ node }) => [node.status, node]));
    expect([...byStatus.keys()]).toEqual(expect.arrayContaining(['ACTIVE', 'ARCHIVED']));
    for (const email of ['user@demo.test', 'developer@demo.test', 'admin@demo.test', 'master@demo.test']) {
      const person = await stack.signIn(email);
      for (const status of ['ARCHIVED', 'ACTIVE', 'FAILED']) {
        const node = byStatus.get(status);
        if (!node) continue;
        const expected = (await credentials(node.id, person)).sshKey.viewerCan.download.code;
        const actual = await codeOf(await download(node.uuid, 'ssh-key', person));
        expect([email, status, actual]).toEqual([email, status, expected]);
      }
    }
  });
});
