import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { auditEntries } from '../../../db/schema/audit.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../../clusters/fleet.testing.ts';
import type { FieldChange } from '../../clusters/clusters.revision.ts';
import type { manifestJson } from './manifests.wire.ts';

type Manifest = z.output<typeof manifestJson>;

let fleet: TestFleet;
let owner: Caller;
let id: string;

const pathOf = (name: string, kind = 'deployment') => `/api/clusters/${id}/manifests/${kind}/default/${name}`;
const read = async (name: string, kind?: string): Promise<Manifest> =>
  (await fleet.call<{ data: Manifest }>(owner, 'GET', pathOf(name, kind))).body.data;
const put = <T = Refusal>(name: string, body: object, as = owner) =>
  fleet.call<T>(as, 'PUT', pathOf(name), body);
const edit = async (name: string, change: (manifest: string) => string, more: object = {}) => {
  const { manifest, revision } = await read(name);
  return put(name, { manifest: change(manifest), revision, ...more });
};
const client = () => fleet.platform.app.providers.kubernetesClients.of(id);
const apply = async (name: string, image = 'nginx:1.27') =>
  (await client()).apply('deployments.apps', {
    metadata: { name, namespace: 'default', annotations: { note: 'mine' } },
    spec: {
      replicas: 1,
      selector: { matchLabels: { app: name } },
      template: {
        metadata: { labels: { app: name } },
        spec: { containers: [{ name: 'main', image, env: [{ name: 'TOKEN', value: 'confidential' }] }] },
      },
    },
  });
const stored = async (name: string) =>
  (await client()).get('deployments.apps', { namespace: 'default', name });
const scaled = (manifest: string) => manifest.replace('replicas: 1', 'replicas: 3');

beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner();
  ({ id } = await fleet.active(owner, { name: 'shop' }));
});
afterAll(() => fleet.platform.stop());

describe('the YAML of an object', () => {
  it('has what people edit, and neither its status nor what the server writes', async () => {
    await apply('plain');
    const { manifest, kind, managed_by: managedBy } = await read('plain');
    expect(kind).toBe('deployment');
    expect(managedBy).toBeNull();
    expect(manifest).toMatch(/^apiVersion: apps\/v1\nkind: Deployment\n/);
    expect(manifest).toContain('note: mine');
    for (const hidden of ['status:', 'managedFields', 'resourceVersion', 'uid:', 'kubernetes.io/revision'])
      expect(manifest).not.toContain(hidden);
  });

  it('exists for every kind that the console lists, with the object that a pod belongs to', async () => {
    await apply('listed');
    const [pod] = await (await client()).list('pods', { namespace: 'default', labelSelector: 'app=listed' });
    const { manifest, managed_by: managedBy } = await read(pod?.metadata.name ?? '', 'pod');
    expect(manifest).toContain('kind: Pod');
    expect(managedBy).toMatch(/^ReplicaSet listed-/);
  });

  it('is not there for secrets, unknown objects and other accounts', async () => {
    const stranger = await fleet.owner({ cloudToken: 'e1'.repeat(32) });
    expect((await fleet.call(owner, 'GET', pathOf('any', 'secret'))).status).not.toBe(200);
    expect((await fleet.call<Refusal>(owner, 'GET', pathOf('nobody'))).body).toMatchObject({
      error: 'not_found',
      code: 'manifest_not_found',
    });
    expect((await fleet.call(stranger, 'GET', pathOf('plain'))).status).toBe(404);
  });
});

describe('editing the YAML of an object', () => {
  it('shows what would change without changing it, then saves it with an entry in the audit log', async () => {
    await apply('web');
    const dry = await edit('web', scaled, { dry_run: true });
    const changes: FieldChange[] = [{ field: 'spec.replicas', before: '1', after: '3' }];
    expect(dry).toMatchObject({ status: 200, body: { data: { dry_run: { changes } } } });
    expect(JSON.stringify(dry.body)).toContain('replicas: 3');
    expect((await stored('web')).spec?.replicas).toBe(1);
    const saved = await edit('web', scaled);
    expect(saved).toMatchObject({ status: 200, body: { data: { changes, object: { name: 'web' } } } });
    const now = await stored('web');
    expect(now.spec?.replicas).toBe(3);
    expect(now.metadata.annotations).toMatchObject({
      'deployment.kubernetes.io/revision': '1',
      note: 'mine',
    });
    const { db } = fleet.platform.app.core;
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entries.filter(({ action }) => action === 'cluster.edit_object')).toMatchObject([
      { after: { kind: 'deployment', namespace: 'default', name: 'web', fields: ['spec.replicas'] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('confidential');
  });

  it('is a conflict if somebody else changed the object, until it is based on the newer one', async () => {
    await apply('shared');
    const { manifest, revision } = await read('shared');
    await (
      await client()
    ).mergePatch(
      'deployments.apps',
      { namespace: 'default', name: 'shared' },
      {
        metadata: { annotations: { note: 'theirs' } },
      },
    );
    expect(await put('shared', { manifest: scaled(manifest), revision })).toMatchObject({
      status: 409,
      body: {
        error: 'changed_meanwhile',
        code: 'manifest_changed_by',
        params: { name: 'kubedeck' },
        cluster_id: id,
      },
    });
    const newer = await read('shared');
    expect(newer.manifest).toContain('note: theirs');
    const again = { manifest: scaled(newer.manifest), revision: newer.revision };
    expect((await put('shared', again)).status).toBe(200);
  });

  it('names the fields that Kubernetes refuses', async () => {
    await apply('strict');
    const selector = (manifest: string) => manifest.replaceAll('app: strict', 'app: other');
    expect(await edit('strict', selector, { dry_run: true })).toMatchObject({
      status: 422,
      body: { issues: [expect.objectContaining({ field: 'manifest.spec.selector' })] },
    });
    const negative = (manifest: string) => manifest.replace('replicas: 1', 'replicas: -1');
    expect(await edit('strict', negative)).toMatchObject({
      status: 422,
      body: { issues: [expect.objectContaining({ field: 'manifest.spec.replicas' })] },
    });
  });

  it.each([
    [
      'an object of another name',
      (manifest: string) => manifest.replace('name: fixed', 'name: other'),
      'manifest.metadata.name',
    ],
    [
      'another kind',
      (manifest: string) => manifest.replace('kind: Deployment', 'kind: Secret'),
      'manifest.kind',
    ],
    ['text that is no YAML', (manifest: string) => `${manifest}\n  : [`, 'manifest'],
    ['several objects', (manifest: string) => `${manifest}---\n${manifest}`, 'manifest'],
    ['no object', () => 'just words', 'manifest'],
    ['a comment alone', () => '# nothing', 'manifest'],
  ])('refuses %s', async (_what, change, field) => {
    await apply('fixed');
    expect(await edit('fixed', change)).toMatchObject({
      status: 422,
      body: { issues: [expect.objectContaining({ field })] },
    });
  });

  it('is refused to developers, also as a dry run', async () => {
    await apply('closed');
    const developer = await fleet.member(owner, 'developer');
    const { manifest, revision } = await read('closed');
    const body = { manifest: scaled(manifest), revision };
    expect((await put('closed', body, developer)).status).toBe(403);
    expect((await put('closed', { ...body, dry_run: true }, developer)).status).toBe(403);
    expect((await fleet.call(developer, 'GET', pathOf('closed'))).status).toBe(200);
  });
});
