import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObjectType } from 'graphql/index.js';
import { eventually } from '../../process/testing.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';
import { clusterNamed } from '../support/sampleObjects.ts';
import { selectionOf, unlimited } from '../support/schemaWalk.ts';

interface Result {
  it: {
    __typename: string;
    code?: string;
    issues?: { path: string; code: string }[];
    postgresCluster?: { id: string; name: string; status: string; revision: number };
  };
}
const ERRORS = `__typename ... on RefusedError { code message } ... on InputError { issues { path code message } }`;

describe('a database on a real cluster', () => {
  let stack: ContractStack;
  let owner: Caller;
  let clusterId: string;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'], gateway: unlimited });
    owner = await stack.signIn('owner@demo.test');
    clusterId = (await clusterNamed(stack, owner)).id;
  });
  afterAll(() => stack.stop());

  const send = async (mutation: string, input: object) => {
    const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
    const errors = /^(delete|backUp)/.test(mutation)
      ? '__typename ... on RefusedError { code message }'
      : ERRORS;
    const document = `mutation ($input: ${name}Input!) { it: ${mutation}(input: $input) { ${errors}
      ... on ${name}Payload { postgresCluster { id name status revision } } } }`;
    return (await stack.run<Result>(document, { input }, owner)).it;
  };
  /** Sends a mutation that must be accepted; returns the id of the database. */
  const accepted = async (mutation: string, input: object): Promise<string> => {
    const result = await send(mutation, input);
    expect(result).toMatchObject({ __typename: expect.stringMatching(/Payload$/) as string });
    return result.postgresCluster?.id ?? '';
  };
  const settled = (id: string, wanted: string) =>
    eventually(async () => {
      const query =
        'query ($id: ID!) { node(id: $id) { ... on PostgresCluster { status progressMessage revision } } }';
      interface Found {
        node: { status: string; progressMessage: string | null; revision: number };
      }
      const { node } = await stack.run<Found>(query, { id }, owner);
      expect([node.status, node.progressMessage]).toEqual([wanted, node.progressMessage]);
      return node;
    });
  const backup = { bucket: 'acme-backups', accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' };

  it('is created with its add-ons, read as a whole, changed, backed up, restored and deleted', async () => {
    const id = await accepted('createPostgresCluster', {
      ...{ clusterId, name: 'shop', instanceCount: 2, withDependencies: true, backup },
    });
    await settled(id, 'INSTALLED');
    const type = stack.gateway.schema.getType('PostgresCluster');
    if (!isObjectType(type)) throw new Error('the graph has no PostgresCluster');
    const read = await stack.execute<{ node: Record<string, unknown> }>(
      `query ($id: ID!) { node(id: $id) { ... on PostgresCluster ${selectionOf(stack.gateway.schema, type, { nodes: 1 })} }
         logs(target: $id) { text pods { name role } } }`,
      { id },
      owner,
    );
    expect(read.errors).toBeUndefined();
    expect(read.data?.node).toMatchObject({
      name: 'shop',
      version: '17.5',
      readyInstanceCount: 2,
      backup: { isEnabled: true, bucket: 'acme-backups' },
      viewerCan: { failOver: { allowed: true }, backUp: { allowed: true } },
    });
    const forms = await stack.run(
      `query ($id: ID!) { postgresNameAvailable(clusterId: $id, name: "shop") { isAvailable suggestions }
         cluster(id: $id) { postgresOptions { versions ferretdbVersions extensions { name } parameters { name type min max } maxStorageGib
           loadBalancerMonthlyPrice { amount } } viewerCan { restorePostgresCluster { allowed } } } }`,
      { id: clusterId },
      owner,
    );
    expect(forms).toMatchObject({
      postgresNameAvailable: { isAvailable: false },
      cluster: {
        postgresOptions: { versions: ['17.5', '16.9', '15.13'] },
        viewerCan: { restorePostgresCluster: { allowed: true } },
      },
    });
    expect(await send('createPostgresCluster', { clusterId, name: 'shop' })).toMatchObject({
      code: 'NAME_TAKEN',
    });

    expect(await send('updatePostgresCluster', { id, storageGib: 5 })).toMatchObject({
      issues: [{ path: 'storageGib' }],
    });
    expect(
      await send('updatePostgresCluster', { id, parameters: [{ name: 'work_mem', value: 'much' }] }),
    ).toMatchObject({ issues: [{ path: 'parameters.0.value' }] });
    const { revision } = await settled(id, 'INSTALLED');
    const changes = { parameters: [{ name: 'work_mem', value: '8MB' }], users: [{ name: 'reader' }] };
    expect(await send('updatePostgresCluster', { id, revision, ...changes, dryRun: true })).toMatchObject({
      __typename: 'ChangePreview',
    });
    await accepted('updatePostgresCluster', { id, revision, ...changes });
    await settled(id, 'INSTALLED');
    const stale = `mutation ($input: UpdatePostgresClusterInput!) { it: updatePostgresCluster(input: $input) {
      ... on ConflictError { changes { path } currentPostgresCluster { id users { name access } } } } }`;
    expect(await stack.run(stale, { input: { id, revision, storageGib: 40 } }, owner)).toMatchObject({
      it: { currentPostgresCluster: { id, users: [{ name: 'reader', access: 'READ' }] } },
    });

    await accepted('resetPostgresPassword', { id, username: 'reader', password: `it's "$ecret" \\ ü` });
    await settled(id, 'INSTALLED');
    await accepted('failOverPostgresCluster', { id });
    await settled(id, 'INSTALLED');
    await accepted('backUpPostgresCluster', { id });
    const window = await eventually(async () => {
      const query = `query ($id: ID!) { node(id: $id) { ... on PostgresCluster { recoveryWindow { earliest latest }
        backups { nodes { status sizeBytes } } } } }`;
      interface Timeline {
        node: { recoveryWindow: { earliest: string; latest: string } | null; backups: { nodes: object[] } };
      }
      const { node } = await stack.run<Timeline>(query, { id }, owner);
      expect(node.backups.nodes[0]).toMatchObject({ status: 'COMPLETED' });
      if (!node.recoveryWindow) throw new Error('there is no recovery window yet');
      return node.recoveryWindow;
    });

    expect(
      await send('restorePostgresCluster', {
        sourceId: id,
        name: 'again',
        targetTime: '2020-01-01T00:00:00Z',
      }),
    ).toMatchObject({ issues: [{ path: 'targetTime' }] });
    const restored = await accepted('restorePostgresCluster', {
      ...{ sourceId: id, name: 'again', targetTime: window.latest },
    });
    await settled(restored, 'INSTALLED');
    const from = `query ($id: ID!) { node(id: $id) { ... on PostgresCluster { restoredFrom { name targetTime } } } }`;
    expect(await stack.run(from, { id: restored }, owner)).toMatchObject({
      node: { restoredFrom: { name: 'shop' } },
    });

    await accepted('deletePostgresCluster', { id });
    await settled(id, 'UNINSTALLED');
    const restorable = `query ($id: ID!) { cluster(id: $id) { postgresClusters { nodes { name } }
      restorablePostgresClusters { name deletedAt restorableUntil } } }`;
    expect(await stack.run(restorable, { id: clusterId }, owner)).toMatchObject({
      cluster: {
        postgresClusters: { nodes: [{ name: 'again' }] },
        restorablePostgresClusters: [{ name: 'again' }, { name: 'shop' }],
      },
    });
    await accepted('deletePostgresCluster', { id, forgetBackups: true });
    await eventually(async () => {
      expect(await stack.run('query ($id: ID!) { node(id: $id) { id } }', { id }, owner)).toEqual({
        node: null,
      });
    });
  });

  it('names the fields of its input that are invalid', async () => {
    const input = { clusterId, name: 'Upper', instanceCount: 9, exposure: { port: 80 }, backup: {} };
    const { issues = [] } = await send('createPostgresCluster', input);
    expect(issues.map(({ path }) => path).sort()).toEqual([
      'backup.accessKeyId',
      'backup.bucket',
      'backup.secretAccessKey',
      'exposure.port',
      'instanceCount',
      'name',
    ]);
  });

  it.each([
    [{ accessKeyId: 'wrong-key' }, 'backup.accessKeyId'],
    [{ bucket: 'missing-bucket' }, 'backup.bucket'],
  ])('is not created with a bucket that refuses %j', async (change, path) => {
    const input = { clusterId, name: 'refused', withDependencies: true, backup: { ...backup, ...change } };
    expect(await send('createPostgresCluster', input)).toMatchObject({ issues: [{ path }] });
  });
});
