import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isObjectType } from 'graphql/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../process/freePort.testing.ts';
import { eventually } from '../../../process/testing.ts';
import { decodeId } from '../../../gateway/graphql/globalId.ts';
import { startCollector, type Collector } from '../../../gateway/tracing/testing.ts';
import { socketOpener, type LiveSocket } from '../../../gateway/upstream/live/socket.ts';
import { rowsOf } from '../../../platform/db/database.ts';
import { openPostgres } from '../../../platform/db/postgres.ts';
import { serverDatabase } from '../../../platform/testing.ts';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';
import { clusterInput, CREATE_CLUSTER, freshCloudToken } from '../../support/contractForms.ts';
import type { CreateClusterData } from '../../support/contractForms.ts';
import { startContractGateway, type Caller, type ContractGateway } from '../../support/contractStack.ts';
import { registryId } from '../../support/sampleObjects.ts';
import { startFaultProxy, type FaultProxy } from '../../support/faultProxy.ts';
import { authorizeOnGithub } from '../../support/gitops.ts';
import { changingByThemselves, selectionOf, unlimited } from '../../support/schemaWalk.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

let database: Awaited<ReturnType<typeof serverDatabase>>;
let platform: ServerProcess;
let platformUrl: string;
let proxy: FaultProxy;
let collector: Collector;
let gateway: ContractGateway;
let owner: Caller;
let socket: LiveSocket;
/** Canary values by description: every secret that is sent or returned in this file. */
const canaries = new Map<string, string>();
/** Every live event of the platform. */
const events: string[] = [];
/** All responses except those that return a secret on purpose. */
const responses: string[] = [];

/** Registers a canary value and returns it; by default one that occurs nowhere else. */
function canary(what: string, text: string = `planted-${randomUUID()}`): string {
  canaries.set(what, text);
  return text;
}

beforeAll(async () => {
  database = await serverDatabase('demo');
  const port = await freePort();
  platformUrl = `http://127.0.0.1:${port}`;
  collector = await startCollector();
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${canary("the collector's key")}`,
  };
  platform = startServer('platform', {
    ...traced,
    ...database.env,
    PLATFORM_PORT: String(port),
    HASH_COST: 'fast',
    TIME_SCALE: '0.001',
    LOG_LEVEL: 'trace',
    RATE_LIMIT_REQUESTS: '100000',
    RATE_LIMIT_CREDENTIALS: '10000',
  });
  await platform.untilReady(`${platformUrl}/readyz`);
  proxy = await startFaultProxy(() => platformUrl);
  gateway = await startContractGateway(proxy, 'http://localhost:4000', { ...unlimited, ...traced });
  owner = await gateway.signIn('owner@demo.test');
  canary('the session', owner.token);
  canary('the password', worldPassword);
  const { viewer } = await gateway.run<{ viewer: { account: { id: string } } }>(
    '{ viewer { account { id } } }',
    {},
    owner,
  );
  const accountId = decodeId(viewer.account.id).id;
  socket = socketOpener(platformUrl)(owner.token);
  socket.listen((event, payload) => {
    if (event === 'connect') socket.emit('authenticate', { accountId });
    events.push(JSON.stringify([event, payload]));
  });
  await eventually(() => expect(events.join()).toContain('authenticated'));
});
afterAll(async () => {
  socket.close();
  await gateway.stop();
  await proxy.stop();
  await platform.end();
  await collector.stop();
  await database.drop();
});

/** Sends a mutation, expects its outcome, and keeps the response for the search. */
async function send(name: string, input: unknown, outcome: string, as: Caller = owner): Promise<string> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, codes, text } = await gateway.execute<{ done: { __typename: string } }>(
    `mutation ($input: ${type}!) { done: ${name}(input: $input) { __typename
      ... on InputError { issues { path code message } } } }`,
    { input },
    as,
  );
  const ended = data?.done.__typename ?? codes[0];
  const isRefused = ended === 'InputError' || ended === 'RefusedError';
  expect([name, isRefused ? 'refused' : ended, text]).toEqual([name, outcome, text]);
  responses.push(text);
  return text;
}

/** Sends a mutation with an object in place of a string, and keeps the error for the search. */
async function mistyped(name: string, input: object, field: string, text: string): Promise<void> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) { __typename } }`;
  const variables = { input: { ...input, [field]: { value: text } } };
  const { codes, text: response } = await gateway.execute(document, variables, owner);
  expect([name, codes[0]]).toEqual([name, 'BAD_REQUEST']);
  responses.push(response);
}

const googleKey = (inner: string) =>
  JSON.stringify({
    ...{ type: 'service_account', project_id: 'p', private_key_id: 'k', client_id: '1' },
    ...{ private_key: inner, client_email: 'pull@p.iam.gserviceaccount.com' },
  });

describe('secrets', () => {
  it('of users and accounts are sent', async () => {
    const wrongPassword = canary('a wrong password', `Planted-${randomUUID()}`);
    await send('signIn', { email: 'owner@demo.test', password: wrongPassword }, 'refused');
    const [currentPassword, newPassword] = [
      canary('another wrong password'),
      canary('a new password', `New-1-${randomUUID()}`),
    ];
    await send('changePassword', { currentPassword, newPassword, confirmPassword: newPassword }, 'refused');
    await send('saveGlobalSecret', { name: 'PLANTED', value: canary('a secret') }, 'SaveGlobalSecretPayload');
    await send('saveGlobalSecret', { name: 'not a name!', value: canary('a refused secret') }, 'refused');
    await mistyped('saveGlobalSecret', { name: 'X' }, 'value', canary('a mistyped secret'));
    await send(
      'saveCloudToken',
      { token: canary('the cloud token', freshCloudToken()) },
      'SaveCloudTokenPayload',
    );
    await send('saveCloudToken', { token: canary('a wrong cloud token') }, 'refused');
    const { data } = await gateway.execute<{ createApiKey: { secret: string } }>(
      'mutation { createApiKey(input: { name: "k", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }',
      {},
      owner,
    );
    canary('an API key', data?.createApiKey.secret);
  });

  it('of registries are sent', async () => {
    const add = (name: string, type: string, login: object, expected: string) =>
      send('createRegistry', { name, credentials: { [type]: login } }, expected);
    const username = 'acme';
    const hub = (password: string) => ({ username, password });
    await add('planted', 'dockerHub', hub(canary('a registry password')), 'CreateRegistryPayload');
    await add('planted', 'dockerHub', hub(canary('a refused registry password')), 'refused');
    await mistyped('createRegistry', { name: 'x' }, 'credentials', canary('a mistyped registry password'));
    const google = (password: string) => ({ username: '_json_key', url: 'gcr.io', password });
    const key = googleKey(canary('the private key of a Google key'));
    await add('gar', 'googleArtifact', google(key), 'CreateRegistryPayload');
    const broken = googleKey(canary('the private key of a broken Google key')).slice(0, -9);
    await add('gar2', 'googleArtifact', google(broken), 'refused');
  });

  it('of GitHub are sent', async () => {
    const stack = {
      ...gateway,
      platform: { fetch: (path: string, init?: object) => fetch(`${platformUrl}${path}`, init) },
    };
    const back = await authorizeOnGithub(stack, owner);
    canary("GitHub's code", back.code);
    canary("GitHub's state", back.state);
    await send('completeGithubConnection', { ...back, code: canary('a wrong code') }, 'refused');
    const again = await authorizeOnGithub(stack, owner);
    canary("GitHub's second code", again.code);
    canary("GitHub's second state", again.state);
    await send('completeGithubConnection', again, 'CompleteGithubConnectionPayload');
    await send('completeGithubConnection', { ...again, state: canary('a wrong state') }, 'refused');
  });

  it('of clusters are sent and returned', async () => {
    const refused = clusterInput({ temporaryToken: canary('a wrong temporary token') });
    await send('createCluster', refused, 'refused');
    const temporaryToken = canary('a temporary token', freshCloudToken());
    const input = clusterInput({ temporaryToken });
    const planned = await gateway.execute(CREATE_CLUSTER, { input: { ...input, dryRun: true } }, owner);
    const made = await gateway.execute<CreateClusterData>(CREATE_CLUSTER, { input }, owner);
    responses.push(planned.text, made.text);
    const { id, uuid } = made.data?.createCluster.cluster ?? {};
    await eventually(async () => {
      const { text } = await gateway.execute(
        'query ($id: ID!) { cluster(id: $id) { status } }',
        { id },
        owner,
      );
      expect(text).toContain('ACTIVE');
    });
    for (const file of ['kubeconfig', 'ssh-key']) {
      const headers = { ...owner.headers, 'x-graphql-yoga-csrf': '1' };
      const response = await fetch(`${gateway.url}/download/clusters/${uuid}/${file}`, {
        method: 'POST',
        headers,
      });
      const longest = (await response.text()).split(/\s+/).sort((a, b) => b.length - a.length)[0] ?? '';
      expect([file, response.status, longest.length > 40]).toEqual([file, 200, true]);
      canary(`the longest word of the ${file}`, longest);
    }
    const secret = { clusterId: id, name: 'planted', namespace: 'default' };
    const literals = [{ key: 'PASSWORD', value: canary('a value in a cluster') }];
    const files = [{ name: 'key.pem', content: new File([canary('a file in a cluster')], 'key.pem') }];
    await send('createKubernetesSecret', { ...secret, literals, files }, 'CreateKubernetesSecretPayload');
    const wrong = [{ key: 'no key!', value: canary('a refused value') }];
    await send('createKubernetesSecret', { ...secret, name: 'other', literals: wrong }, 'refused');
    await mistyped('createKubernetesSecret', secret, 'literals', canary('a mistyped value'));
    const registry = await registryId(gateway, owner, 'planted');
    await send('applyRegistry', { clusterId: id, registryId: registry }, 'ApplyRegistryPayload');
    await eventually(async () => {
      const query = 'query ($id: ID!) { cluster(id: $id) { registries { edges { node { status } } } } }';
      expect((await gateway.execute(query, { id }, owner)).text).toContain('APPLIED');
    });
    const foreign = canary('a token of another project', freshCloudToken());
    await send('deleteCluster', { id, temporaryToken: foreign }, 'refused');
    await send('deleteCluster', { id, temporaryToken }, 'DeleteClusterPayload');
    await eventually(() => expect(events.join()).toContain('"deleted"'));
  });

  /** The canary values that a text contains, plain, JSON-escaped or as base64. */
  const found = (text: string) =>
    [...canaries]
      .filter(([, secret]) =>
        [
          secret,
          JSON.stringify(secret).slice(1, -1),
          Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1),
        ].some((form) => text.includes(form)),
      )
      .map(([what]) => what);

  it('are distinct, long enough, and found by the search', () => {
    expect(canaries.size).toBeGreaterThan(25);
    for (const [what, secret] of canaries)
      expect([what, secret.length > 12, found(`x${secret}x`)]).toEqual([
        what,
        true,
        expect.arrayContaining([what]),
      ]);
  });

  it('are in no response except those that return them on purpose', () => {
    expect(responses.length).toBeGreaterThan(15);
    expect(found(responses.join('\n'))).toEqual([]);
  });

  it('are in no live event', () => {
    expect(events.length).toBeGreaterThan(10);
    expect(found(events.join('\n'))).toEqual([]);
  });

  it('are in nothing that can be queried afterwards, including the audit log', async () => {
    const viewer = gateway.gateway.schema.getType('Viewer');
    if (!isObjectType(viewer)) throw new Error('the graph has a viewer');
    const walk = (without: readonly string[]) =>
      `{ viewer ${selectionOf(gateway.gateway.schema, viewer, { without })} }`;
    const charts = changingByThemselves.filter((field) => /\.(usageHistory|metrics)$/.test(field));
    for (const who of ['owner', 'admin', 'user', 'master']) {
      // What takes a call for each pod is the same for everybody; charts have no texts.
      const query = walk(who === 'owner' ? charts : changingByThemselves);
      const { text } = await gateway.execute(query, {}, await gateway.signIn(`${who}@demo.test`));
      expect([who, text.length > 5000, found(text)]).toEqual([who, true, []]);
    }
    const mails = await fetch(`${platformUrl}/dev/outbox.json`);
    expect(found(await mails.text())).toEqual([]);
  });

  it('are in no log of either server', () => {
    for (const log of [gateway.log(), platform.output()]) {
      expect(log.length).toBeGreaterThan(1000);
      expect(found(log)).toEqual([]);
    }
  });

  it('are in no database table in plain text', async () => {
    socket.close();
    await platform.end();
    const { db, close } = await openPostgres(database.env.DATABASE_URL);
    const tables = await rowsOf<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const rows = await rowsOf<{ line: string }>(
        db,
        sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
      );
      expect([name, found(rows.map(({ line }) => line).join('\n'))]).toEqual([name, []]);
    }
    await close();
  });

  it('are in no span of either server', async () => {
    const last = await gateway.execute('query TheLastOne { __typename }');
    expect(last.codes).toEqual([]);
    await eventually(() => expect(collector.bodies.join()).toContain('TheLastOne'));
    const services = collector.spans().map(({ service }) => service);
    for (const part of ['kubedeck-gateway', 'kubedeck-platform'])
      expect([part, services.filter((service) => service === part).length > 50]).toEqual([part, true]);
    expect(found(collector.bodies.join('\n'))).toEqual([]);
  });
});
