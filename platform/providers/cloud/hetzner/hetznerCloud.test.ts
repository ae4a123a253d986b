import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Secret } from '../../../crypto/secret.ts';
import { steppingClock } from '../../testing/steppingClock.ts';
import { CloudError } from '../port.ts';
import { httpExchange } from './exchange.ts';
import { createHetznerCloud, type HetznerCloud } from './hetznerCloud.ts';

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The connection breaks instead. */
  isBroken?: boolean;
}

/** Replies of the fake server by method and path; the last one of a list is repeated. */
let replies: Record<string, Reply[]>;
let seen: string[];
let authorization: string | undefined;
let server: Server;
let cloud: HetznerCloud;
let clock: ReturnType<typeof steppingClock>;

const token = 'T'.repeat(64);
const context = { token: new Secret(token) };
const page = (next: number | null) => ({ meta: { pagination: { next_page: next, last_page: null } } });
const error = (code: string, details: unknown = null) => ({
  error: { code, message: `words of ${code}`, details },
});

function replyTo(request: IncomingMessage): Reply {
  const key = `${request.method} ${(request.url ?? '').split('?')[0]}`;
  const list = replies[key] ?? [];
  return (list.length > 1 ? list.shift() : list[0]) ?? { status: 404, body: error('not_found') };
}

beforeEach(async () => {
  replies = {};
  seen = [];
  clock = steppingClock();
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    authorization = request.headers.authorization;
    request.resume();
    const { status = 200, body, headers = {}, isBroken } = replyTo(request);
    if (isBroken) return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  cloud = createHetznerCloud({ exchange: httpExchange(`http://127.0.0.1:${port}/v1/`), clock });
});
afterEach(async () => {
  await cloud.close();
  await new Promise((resolve) => server.close(resolve));
});

const servers = 'GET /v1/servers';
const noServers: Reply = { body: { servers: [], ...page(null) } };

describe('calls', () => {
  it('send the token as bearer and never reveal it', async () => {
    replies[servers] = [{ status: 401, body: error('unauthorized') }];
    const failure = await cloud.listServers(context, {}).catch((reason: unknown) => reason);
    expect(authorization).toBe(`Bearer ${token}`);
    expect(failure).toMatchObject({ kind: 'auth', code: 'unauthorized' });
    expect(`${inspect(failure)} ${JSON.stringify(failure)} ${seen.join()}`).not.toContain(token);
  });

  it('read pages as long as there is a next one, even without a total', async () => {
    replies['GET /v1/ssh_keys'] = [
      { body: { ssh_keys: [{ id: 1, name: 'a' }], ...page(2) } },
      { body: { ssh_keys: [{ id: 2, name: 'b' }], ...page(null) } },
    ];
    for (const path of ['load_balancers', 'servers', 'placement_groups', 'firewalls', 'networks', 'images']) {
      replies[`GET /v1/${path}`] = [{ body: { [path]: [], ...page(null) } }];
    }
    for (const id of [1, 2]) replies[`DELETE /v1/ssh_keys/${id}`] = [{ status: 204 }];
    const swept = await cloud.sweep(context, { cluster: 'x' });
    expect(swept.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(seen).toContain('GET /v1/ssh_keys?label_selector=cluster%3Dx&page=2&per_page=50');
  });

  it.each([
    [409, 'conflict'],
    [429, 'rate_limit_exceeded'],
    [502, 'bad_gateway'],
    [504, 'timeout'],
  ])('are retried after %i %s', async (status, code) => {
    replies[servers] = [{ status, body: error(code) }, noServers];
    await expect(cloud.listServers(context, {})).resolves.toEqual([]);
    expect(seen).toHaveLength(2);
  });

  it('are retried after a gateway error that is not JSON, and after a broken connection', async () => {
    replies[servers] = [{ status: 502, body: '<html>' }, { isBroken: true }, noServers];
    await expect(cloud.listServers(context, {})).resolves.toEqual([]);
    expect(seen).toHaveLength(3);
  });

  it.each([
    [423, 'locked', 'transient'],
    [412, 'resource_unavailable', 'unavailable'],
    [503, 'maintenance', 'transient'],
    [403, 'resource_limit_exceeded', 'quota'],
    [500, 'server_error', 'unavailable'],
    [418, 'something_new', 'unavailable'],
  ])('are not retried after %i %s, which is %s', async (status, code, kind) => {
    replies[servers] = [{ status, body: error(code) }];
    await expect(cloud.listServers(context, {})).rejects.toMatchObject({ kind, code });
    expect(seen).toHaveLength(1);
  });

  it('give up after six attempts, with Retry-After', async () => {
    replies[servers] = [{ status: 429, body: error('rate_limit_exceeded'), headers: { 'retry-after': '7' } }];
    const failure = cloud.listServers(context, {});
    await expect(failure).rejects.toMatchObject({ isTransient: true, retryAfter: 7 });
    expect(seen).toHaveLength(6);
  });

  it('fail immediately for the console when Hetzner refuses calls', async () => {
    replies[servers] = [{ status: 429, body: error('rate_limit_exceeded') }];
    const refused = cloud.listServers({ ...context, patience: 'console' }, {});
    await expect(refused).rejects.toMatchObject({ code: 'rate_limit_exceeded', retryAfter: 1 });
    expect(seen).toHaveLength(1);
  });

  it('wait for the rate limit instead of being refused', async () => {
    const headers = { 'ratelimit-limit': '3600', 'ratelimit-remaining': '0' };
    replies[servers] = [{ ...noServers, headers }, noServers];
    await cloud.listServers(context, {});
    const before = clock.now().getTime();
    await cloud.listServers(context, {});
    expect(clock.now().getTime() - before).toBe(1_000);
  });

  it('name the field that Hetzner refuses', async () => {
    const details = { fields: [{ name: 'ip_range', messages: ['is too small'] }] };
    replies['GET /v1/networks'] = [{ body: { networks: [], ...page(null) } }];
    replies['POST /v1/networks'] = [{ status: 422, body: error('invalid_input', details) }];
    const request = { name: 'net', labels: {}, ipRange: '10.0.0.0/30', networkZone: 'eu-central' } as const;
    await expect(cloud.ensureNetwork(context, request)).rejects.toMatchObject({
      kind: 'invalid',
      field: 'ip_range',
      message: 'Hetzner refuses ip_range: is too small.',
    });
  });

  it('refuse invalid labels before sending them', async () => {
    const labels = { 'hetzner.cloud/mine': 'x' };
    const refused = cloud.ensurePlacementGroup(context, { name: 'g', labels });
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', field: 'labels' });
    expect(seen).toEqual([]);
  });

  it('end with the reason of the abort signal', async () => {
    replies[servers] = [{ status: 502 }];
    const stop = new AbortController();
    const waiting = cloud.listServers({ ...context, signal: stop.signal }, {});
    stop.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });

  it('become provider errors when nothing listens', async () => {
    const nowhere = createHetznerCloud({ exchange: httpExchange('http://127.0.0.1:1/v1'), clock });
    const failure = nowhere.listServers(context, {});
    await expect(failure).rejects.toBeInstanceOf(CloudError);
    await expect(failure).rejects.toMatchObject({ kind: 'transient', code: 'timeout' });
    await nowhere.close();
  });
});

describe('existing resources', () => {
  it('are a conflict without the label of the cluster', async () => {
    const labels = { cluster: 'theirs' };
    replies['GET /v1/placement_groups'] = [
      { body: { placement_groups: [{ id: 1, name: 'g', labels }], ...page(null) } },
    ];
    const wanted = { name: 'g', labels: { cluster: 'ours' } };
    await expect(cloud.ensurePlacementGroup(context, wanted)).rejects.toMatchObject({
      kind: 'conflict',
      field: 'name',
    });
  });

  it('are used when they were created between lookup and creation', async () => {
    const group = { id: 1, name: 'g', labels: {} };
    replies['GET /v1/placement_groups'] = [
      { body: { placement_groups: [], ...page(null) } },
      { body: { placement_groups: [group], ...page(null) } },
    ];
    replies['POST /v1/placement_groups'] = [
      { status: 409, body: error('uniqueness_error', { fields: [{ name: 'name' }] }) },
    ];
    await expect(cloud.ensurePlacementGroup(context, { name: 'g', labels: {} })).resolves.toMatchObject({
      id: '1',
    });
  });
});

describe('waiting for actions', () => {
  it('polls 25 at once', async () => {
    const actions = Array.from({ length: 30 }, (_, i) => ({ id: i + 1, status: 'success', progress: 100 }));
    replies['GET /v1/actions'] = [{ body: { actions, ...page(null) } }];
    await cloud.awaitActions(
      context,
      actions.map(({ id }) => String(id)),
    );
    expect(seen.map((call) => call.match(/id=/g)?.length).sort()).toEqual([25, 5]);
  });

  it('polls at growing intervals, and reports the mean', async () => {
    const running = (progress: number): Reply => ({
      body: { actions: [{ id: 1, status: 'running', progress }], ...page(null) },
    });
    const done: Reply = { body: { actions: [{ id: 1, status: 'success', progress: 100 }], ...page(null) } };
    replies['GET /v1/actions'] = [running(0), running(30), running(60), done];
    const moments: number[] = [];
    const reported: number[] = [];
    await cloud.awaitActions(context, ['1'], ({ progress }) => {
      reported.push(progress);
      moments.push(clock.now().getTime());
    });
    expect(reported).toEqual([0, 30, 60, 100]);
    const gaps = moments.slice(1).map((moment, i) => moment - (moments[i] ?? 0));
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? 0);
  });

  it('fails with the message of the failed action', async () => {
    const failed = {
      id: 1,
      status: 'error',
      progress: 40,
      error: { code: 'action_failed', message: 'No disk' },
    };
    replies['GET /v1/actions'] = [{ body: { actions: [failed], ...page(null) } }];
    await expect(cloud.awaitActions(context, ['1'])).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'No disk',
    });
  });
});

describe('a snapshot of the same name', () => {
  const snapshot = (status: string) => ({
    ...{ id: 7, status, description: 'one', image_size: null, created: '2026-01-01T00:00:00Z', labels: {} },
    created_from: { id: 1, name: 'one' },
  });
  const take = async (status: string, running: object[]) => {
    replies['GET /v1/images'] = [{ body: { images: [snapshot(status)], ...page(null) } }];
    replies['GET /v1/servers/1/actions'] = [{ body: { actions: running, ...page(null) } }];
    replies['DELETE /v1/images/7'] = [{ status: 204 }];
    const action = { id: 2, status: 'running', progress: 0, error: null };
    replies['POST /v1/servers/1/actions/create_image'] = [
      { body: { image: { ...snapshot('creating'), id: 8 }, action } },
    ];
    const { snapshot: taken, actionIds } = await cloud.snapshotServer(context, '1', {
      name: 'one',
      labels: {},
    });
    return { id: taken.id, actionIds };
  };

  it('is used when it is available or still being created', async () => {
    expect(await take('available', [])).toEqual({ id: '7', actionIds: [] });
    const running = [{ id: 3, status: 'running', progress: 50, error: null }];
    expect(await take('creating', running)).toEqual({ id: '7', actionIds: ['3'] });
  });

  it.each(['creating', 'unavailable'])('is replaced when it stays %s', async (status) => {
    expect(await take(status, [])).toEqual({ id: '8', actionIds: ['2'] });
    expect(seen).toContain('DELETE /v1/images/7');
  });
});

it('does not apply a firewall of before clusters had ids again', async () => {
  const applied_to = [{ type: 'label_selector', label_selector: { selector: 'cluster=x' } }];
  const firewall = { id: 5, name: 'x', labels: { cluster: 'x' }, rules: [], applied_to };
  replies['GET /v1/firewalls'] = [{ body: { firewalls: [firewall], ...page(null) } }];
  replies['POST /v1/firewalls/5/actions/set_rules'] = [{ body: { actions: [] } }];
  await cloud.ensureFirewall(context, { name: 'x', labels: { cluster: 'x', 'cluster-id': '1' }, rules: [] });
  expect(seen.filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/firewalls/5/actions/set_rules']);
});

describe('the catalogue', () => {
  const price = { net: '5.9900000000', gross: '7.1281000000000000' };
  const serverType = {
    name: 'cpx99',
    description: 'CPX99',
    cores: 2,
    memory: 4,
    disk: 40,
    cpu_type: 'shared',
    architecture: 'x86',
    prices: [{ location: 'fsn1', price_hourly: price, price_monthly: price }],
    locations: [{ name: 'fsn1', available: true, recommended: true, deprecation: null }],
  };
  const location = {
    name: 'fsn1',
    city: 'Falkenstein',
    country: 'DE',
    description: '',
    network_zone: 'eu-central',
  };
  const offer = () => {
    replies['GET /v1/locations'] = [{ body: { locations: [location], ...page(null) } }];
    replies['GET /v1/server_types'] = [{ body: { server_types: [serverType], ...page(null) } }];
  };

  it('is loaded once per ten minutes and token', async () => {
    offer();
    for (let n = 0; n < 3; n += 1) await cloud.listInstanceTypes('fsn1', context);
    expect(seen).toHaveLength(2);
    await cloud.listInstanceTypes('fsn1', { token: new Secret('U'.repeat(64)) });
    expect(seen).toHaveLength(4);
    await clock.sleep(10 * 60 * 1_000);
    await expect(cloud.listInstanceTypes('fsn1', context)).resolves.toMatchObject([
      { name: 'cpx99', priceMonthly: 5.99 },
    ]);
    expect(seen).toHaveLength(6);
  });

  it('uses the cached response while Hetzner refuses calls', async () => {
    offer();
    await cloud.listInstanceTypes('fsn1', context);
    replies['GET /v1/server_types'] = [{ status: 429, body: error('rate_limit_exceeded') }];
    await clock.sleep(10 * 60 * 1_000);
    await expect(cloud.listInstanceTypes('fsn1', context)).resolves.toMatchObject([{ name: 'cpx99' }]);
  });

  it('uses the shipped price list when nothing is cached', async () => {
    replies['GET /v1/locations'] = [{ status: 503, body: error('maintenance') }];
    replies['GET /v1/server_types'] = replies['GET /v1/locations'];
    const types = await cloud.listInstanceTypes('fsn1', context);
    expect(types.map(({ name }) => name)).toContain('cx23');
    expect(types.filter(({ available, unavailableAfter }) => !available || unavailableAfter)).toEqual([]);
    const sold = await cloud.listInstanceTypes('nbg1');
    expect(sold).toContainEqual(expect.objectContaining({ name: 'cax21', available: true, isShipped: true }));
    await expect(cloud.listLocations()).resolves.toHaveLength(6);
  });

  it('reports an invalid token', async () => {
    replies['GET /v1/locations'] = [{ status: 401, body: error('unauthorized') }];
    replies['GET /v1/server_types'] = replies['GET /v1/locations'];
    await expect(cloud.listInstanceTypes('fsn1', context)).rejects.toMatchObject({ kind: 'auth' });
  });
});
