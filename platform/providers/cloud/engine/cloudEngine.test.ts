import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { ConfigError } from '../../../config.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing.ts';
import { steppingClock } from '../../testing/steppingClock.ts';
import { startCloudEngine, type CloudEngine } from './cloudEngine.ts';

const clock = steppingClock();
const log = { error: () => {} };
let database: OpenDatabase;
let engine: CloudEngine;
beforeAll(async () => {
  database = await openTestDatabase();
  engine = await startCloudEngine({ db: database.db, clock, log, port: 0 });
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

let projects = 0;
/** A token for a new project. */
const newToken = (start = 'wire'): string => `${start}${++projects}x`.padEnd(64, 'B');

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

async function call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`${engine.url}${path}`, { method, headers, body: text });
  const answer = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: answer ? (JSON.parse(answer) as unknown) : null,
  };
}

/** A member of a response, by its path. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}

const idIn = ({ body }: Answer, one: string): number => Number(at(body, one, 'id'));

const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });

const serverBody = (name: string, changes: object = {}) => ({
  name,
  server_type: 'cpx22',
  image: 'ubuntu-24.04',
  location: 'fsn1',
  labels: { cluster: 'wire' },
  ...changes,
});

async function order(token: string, name: string, changes: object = {}): Promise<number> {
  const answer = await call(token, 'POST', '/servers', serverBody(name, changes));
  expect(answer.status).toBe(201);
  return idIn(answer, 'server');
}

/** Lets enough time pass for all actions to end. */
const later = (): Promise<void> => clock.sleep(120_000);

describe('authentication', () => {
  it('responds with 401 without a token and with an invalid one', async () => {
    for (const token of ['', 'short', newToken('invalid')]) {
      expect(await call(token, 'GET', '/servers')).toMatchObject(refusal(401, 'unauthorized'));
    }
  });

  it('lets a read-only token read but not write', async () => {
    const token = newToken('readonly');
    expect(await call(token, 'GET', '/servers')).toMatchObject({ status: 200, body: { servers: [] } });
    for (const [method, path] of [
      ['POST', '/servers'],
      ['POST', '/servers/1/actions/poweron'],
      ['DELETE', '/servers/1'],
    ] as const) {
      expect(await call(token, method, path)).toMatchObject(refusal(403, 'token_readonly'));
    }
  });

  it('sends the rate limit of the project with every response and refills it by one per second', async () => {
    const token = newToken();
    const { headers } = await call(token, 'GET', '/locations');
    const resetsIn = Number(headers.get('ratelimit-reset')) - Math.ceil(clock.now().getTime() / 1_000);
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining'), resetsIn]).toEqual([
      '3600',
      '3599',
      1,
    ]);
    await clock.sleep(1_000);
    expect((await call(token, 'GET', '/locations')).headers.get('ratelimit-remaining')).toBe('3599');
  });

  it('refuses calls above the rate limit until a second has passed', async () => {
    const token = newToken('limited');
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await call(token, 'GET', '/locations')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await call(token, 'GET', '/locations');
    expect(refused).toMatchObject(refusal(429, 'rate_limit_exceeded'));
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    await clock.sleep(1_000);
    expect((await call(token, 'GET', '/locations')).status).toBe(200);
  });
});

describe('server types', () => {
  it('has prices as strings, and per location whether a type is sold, sold out or leaving', async () => {
    const { body } = await call(newToken(), 'GET', '/server_types?name=cpx11');
    const type = at(body, 'server_types', 0);
    expect(type).toMatchObject({ cores: 2, memory: 2, cpu_type: 'shared', architecture: 'x86' });
    const prices = at(type, 'prices') as { location: string; price_monthly: { net: string } }[];
    const { net } = prices.find(({ location }) => location === 'fsn1')?.price_monthly ?? {};
    expect([typeof net, Number(net)]).toEqual(['string', 3.85]);
    const places = at(type, 'locations') as { name: string; available: boolean; deprecation: unknown }[];
    const inPlace = (wanted: string) => places.find(({ name }) => name === wanted);
    expect(inPlace('ash')).toMatchObject({ available: true, deprecation: null });
    expect(inPlace('hel1')).toMatchObject({ available: false });
    expect(inPlace('fsn1')?.deprecation).toMatchObject({
      announced: expect.stringMatching(/^\d{4}-/) as string,
      unavailable_after: expect.stringMatching(/^\d{4}-/) as string,
    });
  });
});

describe('lists', () => {
  it('have 25 rows a page and 50 at most, with the next page in meta', async () => {
    const token = newToken();
    for (let n = 0; n < 27; n += 1) {
      await call(token, 'POST', '/placement_groups', { name: `g${n}`, type: 'spread' });
    }
    const first = await call(token, 'GET', '/placement_groups');
    expect(at(first.body, 'placement_groups')).toHaveLength(25);
    expect(at(first.body, 'meta', 'pagination')).toEqual({ next_page: 2 });
    const second = await call(token, 'GET', '/placement_groups?page=2');
    expect(at(second.body, 'placement_groups')).toHaveLength(2);
    expect(at(second.body, 'meta', 'pagination', 'next_page')).toBeNull();
    const all = await call(token, 'GET', '/placement_groups?per_page=500');
    expect(at(all.body, 'placement_groups')).toHaveLength(27);
    expect(await call(token, 'GET', '/placement_groups?page=0')).toMatchObject(refusal(422, 'invalid_input'));
  });

  it('are filtered by name and labels', async () => {
    const token = newToken();
    const group = (name: string, labels: object) =>
      call(token, 'POST', '/placement_groups', { name, type: 'spread', labels });
    await group('b', { env: 'prod', tier: 'web' });
    await group('a', { env: 'prod' });
    await group('c', { env: 'test' });
    const names = async (query: string) => {
      const { body } = await call(token, 'GET', `/placement_groups?${query}`);
      return (at(body, 'placement_groups') as { name: string }[]).map(({ name }) => name).sort();
    };
    await expect(names('name=b')).resolves.toEqual(['b']);
    await expect(names('label_selector=env=prod')).resolves.toEqual(['a', 'b']);
    await expect(names('label_selector=env=prod,tier=web')).resolves.toEqual(['b']);
    expect(await call(token, 'GET', '/placement_groups?label_selector=env')).toMatchObject(
      refusal(422, 'invalid_input'),
    );
  });
});

describe('refusals', () => {
  it('name every invalid field with its messages, and ignore unknown fields', async () => {
    const token = newToken();
    const wrong = await call(token, 'POST', '/servers', {
      name: 'not a host',
      location: 'fsn1',
      image: 'ubuntu-24.04',
      colour: 'red',
    });
    expect(wrong).toMatchObject(refusal(422, 'invalid_input'));
    const fields = at(wrong.body, 'error', 'details', 'fields') as { name: string; messages: string[] }[];
    expect(fields.map(({ name }) => name).sort()).toEqual(['name', 'server_type']);
    expect(fields.every(({ messages }) => messages.length > 0)).toBe(true);
    const one = await call(
      token,
      'POST',
      '/servers',
      serverBody('one', { labels: { 'hetzner.cloud/x': 'y' }, colour: 'red' }),
    );
    expect(at(one.body, 'error', 'message')).toContain("invalid input in field 'labels'");
    expect((await call(token, 'POST', '/servers', serverBody('one', { colour: 'red' }))).status).toBe(201);
  });

  it('are json_error for a malformed body and not_found for missing resources', async () => {
    const token = newToken();
    expect(await call(token, 'POST', '/servers', '{')).toMatchObject(refusal(400, 'json_error'));
    for (const path of ['/servers/1', '/servers/x', '/nothing']) {
      expect(await call(token, 'GET', path)).toMatchObject(refusal(404, 'not_found'));
    }
  });

  it('are uniqueness_error for a name or a key that exists', async () => {
    const token = newToken();
    await order(token, 'one');
    expect(await call(token, 'POST', '/servers', serverBody('one'))).toMatchObject({
      status: 409,
      body: { error: { code: 'uniqueness_error', details: { fields: [{ name: 'name' }] } } },
    });
    const key = { name: 'a', public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGXg' };
    const { body } = await call(token, 'POST', '/ssh_keys', key);
    expect(at(body, 'ssh_key', 'fingerprint')).toMatch(/^([0-9a-f]{2}:){15}[0-9a-f]{2}$/);
    expect(await call(token, 'POST', '/ssh_keys', { ...key, name: 'b' })).toMatchObject({
      status: 409,
      body: { error: { details: { fields: [{ name: 'public_key' }] } } },
    });
  });

  it('are resource_limit_exceeded, resource_unavailable or placement_error when a server cannot be created', async () => {
    const poor = newToken('quota');
    await order(poor, 'one');
    await order(poor, 'two');
    expect(await call(poor, 'POST', '/servers', serverBody('three'))).toMatchObject(
      refusal(403, 'resource_limit_exceeded'),
    );
    const named = (cluster: string) => serverBody('one', { labels: { cluster } });
    const token = newToken();
    expect(await call(token, 'POST', '/servers', named('soldout'))).toMatchObject(
      refusal(412, 'resource_unavailable'),
    );
    expect(await call(token, 'POST', '/servers', named('noplace'))).toMatchObject(
      refusal(412, 'placement_error'),
    );
  });

  it('are locked while a server is being created', async () => {
    const token = newToken();
    const id = await order(token, 'one');
    expect(await call(token, 'DELETE', `/servers/${id}`)).toMatchObject(refusal(423, 'locked'));
    await later();
    expect((await call(token, 'DELETE', `/servers/${id}`)).body).toMatchObject({
      action: { command: 'delete_server', status: 'running' },
    });
    await later();
    expect(await call(token, 'GET', `/servers/${id}`)).toMatchObject(refusal(404, 'not_found'));
  });

  it('keep at most 50 rules and 32 KiB of user data', async () => {
    const token = newToken();
    const rule = { direction: 'in', protocol: 'tcp', port: '22', source_ips: ['0.0.0.0/0'] };
    const rules = Array.from({ length: 51 }, () => rule);
    expect(await call(token, 'POST', '/firewalls', { name: 'wall', rules })).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ name: 'rules' }] } } },
    });
    expect(
      await call(token, 'POST', '/servers', serverBody('one', { user_data: 'x'.repeat(32_769) })),
    ).toMatchObject({
      body: { error: { details: { fields: [{ name: 'user_data' }] } } },
    });
  });
});

describe('actions', () => {
  it('create a server and then start it, from initializing to running', async () => {
    const token = newToken();
    const made = await call(token, 'POST', '/servers', serverBody('one'));
    expect(made.body).toMatchObject({
      server: {
        status: 'initializing',
        public_net: { ipv6: { ip: expect.stringMatching(/::\/64$/) as string } },
      },
      action: { command: 'create_server', status: 'running', progress: 0, error: null },
      next_actions: [{ command: 'start_server', status: 'running' }],
    });
    const ids = [at(made.body, 'action', 'id'), at(made.body, 'next_actions', 0, 'id')].map(Number);
    await later();
    const { body } = await call(token, 'GET', `/actions?id=${ids[0]}&id=${ids[1]}`);
    expect(body).toMatchObject({
      actions: [
        { status: 'success', progress: 100 },
        { status: 'success', progress: 100 },
      ],
    });
    const server = await call(token, 'GET', `/servers/${idIn(made, 'server')}`);
    expect(at(server.body, 'server', 'status')).toBe('running');
  });

  it('are listed for the own project only, and 410 without ids', async () => {
    const token = newToken();
    const made = await call(token, 'POST', '/servers', serverBody('one'));
    const id = Number(at(made.body, 'action', 'id'));
    const foreign = await call(newToken(), 'GET', `/actions?id=${id}`);
    expect(at(foreign.body, 'actions')).toEqual([]);
    expect(await call(token, 'GET', '/actions')).toMatchObject(refusal(410, 'deprecated_api_endpoint'));
  });
});

describe('networks, firewalls and snapshots', () => {
  it('give servers addresses of the subnet in their network zone', async () => {
    const token = newToken();
    const create = (name: string, ip_range: string, network_zone: string) =>
      call(token, 'POST', '/networks', {
        ...{ name, ip_range: '10.0.0.0/16' },
        subnets: [{ type: 'cloud', ip_range, network_zone }],
      });
    expect(await create('wide', '10.9.0.0/8', 'eu-central')).toMatchObject(refusal(422, 'invalid_input'));
    const foreign = idIn(await create('us', '10.0.1.0/24', 'us-east'), 'network');
    expect(await call(token, 'POST', '/servers', serverBody('one', { networks: [foreign] }))).toMatchObject(
      refusal(422, 'no_subnet_available'),
    );
    const network = idIn(await create('eu', '10.0.1.0/24', 'eu-central'), 'network');
    const server = await call(token, 'POST', '/servers', serverBody('one', { networks: [network] }));
    expect(at(server.body, 'server', 'private_net', 0)).toEqual({ network, ip: '10.0.1.2' });
  });

  it('apply a firewall to all servers with its labels, and keep it while it is applied', async () => {
    const token = newToken();
    const server = await order(token, 'one');
    const apply_to = [{ type: 'label_selector', label_selector: { selector: 'cluster=wire' } }];
    const wall = await call(token, 'POST', '/firewalls', { name: 'wall', rules: [], apply_to });
    const id = idIn(wall, 'firewall');
    expect(at(wall.body, 'actions')).toMatchObject([
      {
        resources: [
          { id, type: 'firewall' },
          { id: server, type: 'server' },
        ],
      },
    ]);
    expect(await call(token, 'DELETE', `/firewalls/${id}`)).toMatchObject(refusal(409, 'resource_in_use'));
    await call(token, 'POST', `/firewalls/${id}/actions/remove_from_resources`, { remove_from: apply_to });
    expect((await call(token, 'DELETE', `/firewalls/${id}`)).status).toBe(204);
  });

  it('keep snapshots as images, from which servers can be made', async () => {
    const token = newToken();
    const server = await order(token, 'one');
    await later();
    const made = await call(token, 'POST', `/servers/${server}/actions/create_image`, {
      description: 'saved',
    });
    expect(made.body).toMatchObject({ image: { status: 'creating', name: null } });
    const image = String(idIn(made, 'image'));
    await later();
    const listed = await call(token, 'GET', '/images?type=snapshot');
    expect(at(listed.body, 'images')).toMatchObject([
      { description: 'saved', created_from: { name: 'one' } },
    ]);
    await order(token, 'two', { image });
  });
});

describe('listening', () => {
  it('names the variable when the port is taken', async () => {
    const port = Number(new URL(engine.url).port);
    const again = startCloudEngine({ db: database.db, clock, log, port });
    await expect(again).rejects.toThrow(ConfigError);
    await expect(again).rejects.toThrow('HETZNER_ENGINE_PORT: the port is in use');
  });
});

describe('a database that does not answer', () => {
  it('makes the cloud unavailable, which jobs retry', async () => {
    // Nothing listens on this port.
    const db = drizzle('postgres://127.0.0.1:1/none');
    const other = await startCloudEngine({ db, clock, log, port: null });
    const response = await other.inProcess.send({
      method: 'GET',
      path: '/servers',
      headers: { authorization: `Bearer ${newToken()}` },
      body: null,
      signal: null,
      timeoutMs: 60_000,
    });
    expect(response.status).toBe(503);
    expect(JSON.parse(response.text)).toMatchObject({ error: { code: 'unavailable' } });
    await other.close();
  });
});

describe('closing', () => {
  it('interrupts running requests without reporting a failure', async () => {
    const error = vi.fn();
    let hasBegun = () => {};
    const begun = new Promise<void>((done) => (hasBegun = done));
    const real = systemClock();
    const waiting = {
      ...real,
      sleep: (_ms: number, signal?: AbortSignal) => {
        hasBegun();
        return real.sleep(600_000, signal);
      },
    };
    const other = await startCloudEngine({ db: database.db, clock: waiting, log: { error }, port: null });
    const headers = { authorization: `Bearer ${newToken()}`, 'content-type': 'application/json' };
    const body = JSON.stringify(serverBody('one'));
    const response = other.inProcess.send({
      method: 'POST',
      path: '/servers',
      headers,
      body,
      signal: null,
      timeoutMs: 60_000,
    });
    await begun;
    await other.close();
    expect((await response).status).toBe(500);
    expect(error).not.toHaveBeenCalled();
  });
});
