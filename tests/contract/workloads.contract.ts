import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';
import { runningCluster } from '../support/gitops.ts';

const address = { kind: 'DEPLOYMENT', namespace: 'kube-system', name: 'coredns' };
const READ = `query ($id: ID!, $kind: ManifestKind!, $namespace: String!, $name: String!) {
  cluster(id: $id) { manifest(kind: $kind, namespace: $namespace, name: $name) { text revision } } }`;
const UPDATE = `mutation ($input: UpdateManifestInput!) { it: updateManifest(input: $input) { __typename
  ... on UpdateManifestPayload { manifest { text revision } }
  ... on ManifestPreview { text changes { path before after } }
  ... on InputError { issues { path } }
  ... on ConflictError { changedBy } } }`;

interface Manifest {
  text: string;
  revision: string;
}
interface Updated {
  it: { __typename: string; manifest?: Manifest; text?: string; changes?: object[] };
}

describe('the YAML of an object', () => {
  let stack: ContractStack;
  let owner: Caller;
  let id: string;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'] });
    owner = await stack.signIn('owner@demo.test');
    id = await runningCluster(stack, owner);
  });
  afterAll(() => stack.stop());

  const read = async (): Promise<Manifest> =>
    (await stack.run<{ cluster: { manifest: Manifest } }>(READ, { id, ...address }, owner)).cluster.manifest;
  const update = (edit: object) =>
    stack.run<Updated>(UPDATE, { input: { clusterId: id, ...address, ...edit } }, owner);

  it('is previewed, saved, and in conflict with an older revision', async () => {
    const { text, revision } = await read();
    const manifest = text.replace('metadata:\n', 'metadata:\n  annotations:\n    example.com/note: mine\n');
    expect(text).not.toContain('annotations:\n    example.com');
    const preview = await update({ manifest, revision, dryRun: true });
    // Defaults that the object lacks are changes too.
    const change = { path: 'metadata.annotations[example.com/note]', before: null, after: 'mine' };
    expect(preview.it.__typename).toBe('ManifestPreview');
    expect(preview.it.changes).toContainEqual(change);
    expect(preview.it.text).toContain('example.com/note: mine');
    expect((await read()).revision).toBe(revision);
    const saved = await update({ manifest, revision });
    expect(saved.it).toMatchObject({ __typename: 'UpdateManifestPayload', manifest: await read() });
    const late = await update({ manifest: text, revision });
    expect(late.it).toEqual({ __typename: 'ConflictError', changedBy: 'kubedeck' });
  });

  it('is refused with the fields that are wrong', async () => {
    const { text, revision } = await read();
    const manifest = text.replace('kind: Deployment', 'kind: Secret');
    const refused = await update({ manifest, revision, dryRun: true });
    expect(refused.it).toEqual({ __typename: 'InputError', issues: [{ path: 'manifest.kind' }] });
  });
});
