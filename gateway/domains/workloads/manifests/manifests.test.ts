import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { clusterJson, idOf, userJson, wire } from '../../testing.ts';

const URL = '/api/clusters/c1/manifests/deployment/shop/web';
const object = {
  kind: 'deployment',
  namespace: 'shop',
  name: 'web',
  manifest: 'kind: Deployment\n',
  revision: 'r1',
  managed_by: 'Helm',
};
const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  [`GET ${URL}`]: { data: object },
};
const read = (table: UpstreamTable = {}) =>
  testGateway({ upstream: { ...upstream, ...table } }).execute(
    `{ cluster(id: "c1") { manifest(kind: DEPLOYMENT, namespace: "shop", name: "web") {
         kind namespace name text revision managedBy } } }`,
  );
const update = (put: unknown, dryRun = false) =>
  testGateway({ upstream: { ...upstream, [`PUT ${URL}`]: put } }).execute(
    `mutation ($input: UpdateManifestInput!) { it: updateManifest(input: $input) { __typename
       ... on UpdateManifestPayload { manifest { revision } }
       ... on ManifestPreview { text changes { path before after } }
       ... on InputError { issues { path detail { message } } }
       ... on RefusedError { code }
       ... on ConflictError { changedBy changedAt } } }`,
    {
      input: {
        clusterId: idOf('Cluster', 'c1'),
        kind: 'DEPLOYMENT',
        namespace: 'shop',
        name: 'web',
        manifest: 'kind: Deployment\n',
        revision: 'r1',
        ...(dryRun && { dryRun }),
      },
    },
  );

describe('the YAML of an object', () => {
  it('is read with its revision and owner', async () => {
    const { data, errors } = await read();
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cluster: {
        manifest: {
          kind: 'DEPLOYMENT',
          namespace: 'shop',
          name: 'web',
          text: 'kind: Deployment\n',
          revision: 'r1',
          managedBy: 'Helm',
        },
      },
    });
  });

  it('is null when there is no such object, and while the cluster is not running', async () => {
    const none = await read({ [`GET ${URL}`]: answer(404, { error: 'not_found', message: 'No.' }) });
    expect(none.data).toEqual({ cluster: { manifest: null } });
    const archived = await read({ 'GET /api/clusters/c1': { data: [clusterJson({ status: 'archived' })] } });
    expect(archived.data).toEqual({ cluster: { manifest: null } });
    expect(wire(archived.calls)).not.toContain(`GET ${URL}`);
  });
});

describe('updateManifest', () => {
  it('returns the saved object', async () => {
    const { data, calls } = await update({ data: { object: { ...object, revision: 'r2' }, changes: [] } });
    expect(data).toEqual({ it: { __typename: 'UpdateManifestPayload', manifest: { revision: 'r2' } } });
    expect(calls[0]?.body).toEqual({ manifest: 'kind: Deployment\n', revision: 'r1' });
  });

  it('previews the changed fields of the object', async () => {
    const change = { field: 'metadata.labels[example.com/a_b]', before: null, after: '1' };
    const { data, calls } = await update(
      { data: { dry_run: { manifest: 'kind: Deployment\nspec: {}\n', changes: [change] } } },
      true,
    );
    expect(data).toEqual({
      it: {
        __typename: 'ManifestPreview',
        text: 'kind: Deployment\nspec: {}\n',
        changes: [{ path: 'metadata.labels[example.com/a_b]', before: null, after: '1' }],
      },
    });
    expect(calls[0]?.body).toMatchObject({ dry_run: true });
  });

  it('names the fields that Kubernetes refuses as they are in the object', async () => {
    const refusal = answer(422, {
      error: 'invalid',
      message: 'must be positive',
      issues: [{ field: 'manifest.spec.some_field', message: 'must be positive' }],
    });
    expect((await update(refusal)).data).toEqual({
      it: {
        __typename: 'InputError',
        issues: [{ path: 'manifest.spec.some_field', detail: { message: 'must be positive' } }],
      },
    });
  });

  it('is a conflict when the object has another revision by now', async () => {
    const changedAt = '2026-11-20T10:00:00.000Z';
    const conflict = answer(409, {
      error: 'changed_meanwhile',
      message: 'kubectl-edit changed this object.',
      cluster_id: 'c1',
      changed_by: 'kubectl-edit',
      changed_at: changedAt,
      changes: [],
    });
    expect((await update(conflict)).data).toEqual({
      it: { __typename: 'ConflictError', changedBy: 'kubectl-edit', changedAt },
    });
  });

  it('is refused on an archived cluster', async () => {
    const { data } = await update(answer(409, { error: 'archived', message: 'No.' }));
    expect(data).toEqual({ it: { __typename: 'RefusedError', code: 'ARCHIVED' } });
  });
});
