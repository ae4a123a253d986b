import { afterEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { KubernetesError } from '../port.ts';
import { createKubernetesClient } from './kubernetesClient.ts';
import { createMemoryExchange, type Respond } from './memoryExchange.testing.ts';

const meta = (name: string, resourceVersion = '1') => ({
  name,
  namespace: 'shop',
  uid: `uid-${name}`,
  resourceVersion,
  creationTimestamp: '2026-01-15T12:00:00Z',
});
const configMap = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: meta(name) });
const failure = (code: number, rest: object) => ({
  status: code,
  body: { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, ...rest },
});

function setUp(respond: Respond) {
  const exchange = createMemoryExchange(respond);
  const clock = manualClock();
  return { exchange, clock, client: createKubernetesClient({ exchange, clock }) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('requests', () => {
  it('follows the continue token of a list and completes its items', async () => {
    const { client, exchange } = setUp(({ path }) =>
      path.includes('continue=next')
        ? { body: { metadata: { resourceVersion: '7' }, items: [{ metadata: meta('b') }] } }
        : {
            body: { metadata: { resourceVersion: '7', continue: 'next' }, items: [{ metadata: meta('a') }] },
          },
    );
    const found = await client.list('configmaps', { namespace: 'shop', labelSelector: 'app=web' });
    expect(found).toMatchObject([
      { kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'a' } },
      { kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'b' } },
    ]);
    expect(exchange.requests.map(({ path }) => path)).toEqual([
      '/api/v1/namespaces/shop/configmaps?limit=500&labelSelector=app%3Dweb',
      '/api/v1/namespaces/shop/configmaps?limit=500&labelSelector=app%3Dweb&continue=next',
    ]);
  });

  it('applies on the server as the manager kubedeck', async () => {
    const { client, exchange } = setUp(() => ({ body: configMap('web') }));
    await client.apply(
      'deployments.apps',
      { metadata: { name: 'web', namespace: 'shop' } },
      { force: true, dryRun: true },
    );
    expect(exchange.requests[0]).toMatchObject({
      method: 'PATCH',
      path: '/apis/apps/v1/namespaces/shop/deployments/web?fieldManager=kubedeck&force=true&dryRun=All',
      headers: { 'content-type': 'application/apply-patch+yaml' },
    });
    expect(JSON.parse(exchange.requests[0]?.body ?? '')).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'web', namespace: 'shop' },
    });
  });

  it('replaces an object of a version', async () => {
    const { client, exchange } = setUp(() => ({ body: configMap('web') }));
    await client.replace('configmaps', { metadata: meta('web', '7'), data: { a: '1' } }, { dryRun: true });
    expect(exchange.requests[0]).toMatchObject({
      method: 'PUT',
      path: '/api/v1/namespaces/shop/configmaps/web?fieldManager=kubedeck&fieldValidation=Strict&dryRun=All',
    });
    expect(JSON.parse(exchange.requests[0]?.body ?? '')).toEqual({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: meta('web', '7'),
      data: { a: '1' },
    });
  });

  it('sends merge patches as such', async () => {
    const { client, exchange } = setUp(() => ({ body: configMap('web') }));
    await client.mergePatch('configmaps', { name: 'web', namespace: 'shop' }, { data: { a: null } });
    expect(exchange.requests[0]).toMatchObject({
      path: '/api/v1/namespaces/shop/configmaps/web?fieldManager=kubedeck',
      headers: { 'content-type': 'application/merge-patch+json' },
      body: '{"data":{"a":null}}',
    });
  });

  it('deletes with propagation, and returns false if there is nothing', async () => {
    const replies = [{ body: { kind: 'Status' } }, failure(404, { reason: 'NotFound', message: 'gone' })];
    const { client, exchange } = setUp(() => replies.shift());
    const name = { name: 'web', namespace: 'shop' };
    await expect(client.delete('deployments.apps', name, { propagation: 'Foreground' })).resolves.toBe(true);
    expect(JSON.parse(exchange.requests[0]?.body ?? '')).toMatchObject({ propagationPolicy: 'Foreground' });
    await expect(client.delete('deployments.apps', name)).resolves.toBe(false);
  });

  it('reads logs as text, and streams their lines', async () => {
    const { client, exchange } = setUp(({ path }) => ({
      parts: path.includes('follow') ? ['one\ntw', 'o\nth', 'ree'] : ['all of it'],
    }));
    const pod = { name: 'web-1', namespace: 'shop' };
    await expect(client.logs(pod, { tailLines: 20, previous: true })).resolves.toBe('all of it');
    expect(exchange.requests[0]?.path).toBe(
      '/api/v1/namespaces/shop/pods/web-1/log?previous=true&tailLines=20',
    );
    const lines = [];
    for await (const line of client.followLogs(pod, { signal: new AbortController().signal }))
      lines.push(line);
    expect(lines).toEqual(['one', 'two', 'three']);
  });
});

describe('refusals', () => {
  const refused = async (code: number, rest: object) =>
    setUp(() => failure(code, rest))
      .client.get('configmaps', { name: 'a', namespace: 'shop' })
      .catch((error: unknown) => error);

  it.each([
    [401, {}, { kind: 'auth' }],
    [403, { reason: 'Forbidden' }, { kind: 'auth', code: 'Forbidden' }],
    [404, { reason: 'NotFound' }, { kind: 'notFound', code: 'NotFound' }],
    [409, { reason: 'AlreadyExists' }, { kind: 'conflict', code: 'AlreadyExists' }],
    [410, { reason: 'Expired' }, { kind: 'conflict', code: 'Expired' }],
    [429, { details: { retryAfterSeconds: 3 } }, { kind: 'transient', retryAfter: 3 }],
    [503, {}, { kind: 'transient' }],
    [
      422,
      { reason: 'Invalid', message: 'is wrong', details: { causes: [{ field: 'spec.replicas' }] } },
      { kind: 'invalid', code: 'Invalid', field: 'spec.replicas', message: 'is wrong' },
    ],
    [404, { details: { kind: 'namespaces' } }, { kind: 'notFound', field: 'metadata.namespace' }],
    [
      403,
      { details: { causes: [{ reason: 'NamespaceTerminating', field: 'metadata.namespace' }] } },
      { kind: 'conflict', code: 'NamespaceTerminating', field: 'metadata.namespace' },
    ],
    [403, { message: 'admission webhook "x" denied the request: no' }, { kind: 'invalid' }],
    [
      500,
      {
        message:
          'failed to create typed patch object (a/b; v1, Kind=Secret): .spec: field not declared in schema',
      },
      { kind: 'invalid' },
    ],
  ])('reports a %i with %j', async (code, rest, expected) => {
    const error = await refused(code, rest);
    expect(error).toBeInstanceOf(KubernetesError);
    expect(error).toMatchObject(expected);
  });

  it('refuses objects without the metadata of stored ones', async () => {
    const { client } = setUp(() => ({ body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: {} } }));
    await expect(client.get('configmaps', { name: 'a' })).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('a cluster that does not respond', () => {
  it('times out after ten seconds', async () => {
    vi.useFakeTimers();
    const { client } = setUp(() => undefined);
    const version = expect(client.version()).rejects.toMatchObject({
      kind: 'unavailable',
      isTransient: true,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await version;
  });

  it('is not asked for a while after five failures, then once, then normally', async () => {
    let isDead = true;
    const { client, clock, exchange } = setUp(() => {
      if (isDead) throw new Error('ECONNREFUSED');
      return { body: { gitVersion: 'v1.32.8+k3s1' } };
    });
    for (let call = 0; call < 8; call += 1) {
      await expect(client.version()).rejects.toMatchObject({ code: 'no_response' });
    }
    expect(exchange.requests).toHaveLength(5);
    clock.advance(1_000);
    await expect(client.version()).rejects.toMatchObject({ code: 'no_response' });
    await expect(client.version()).rejects.toMatchObject({ code: 'no_response' });
    expect(exchange.requests).toHaveLength(6);
    isDead = false;
    clock.advance(2_000);
    await expect(client.version()).resolves.toBe('v1.32.8+k3s1');
    await expect(client.version()).resolves.toBe('v1.32.8+k3s1');
  });

  it('rejects with the reason of the caller when the caller aborts', async () => {
    const { client } = setUp(() => undefined);
    const abort = new AbortController();
    const version = client.version(abort.signal);
    abort.abort(new Error('stopped'));
    await expect(version).rejects.toThrow('stopped');
  });
});
