import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import * as schemaPlugin from '@graphql-codegen/typescript';
import * as sdkPlugin from '@graphql-codegen/typescript-graphql-request';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import { buildSchema, parse } from 'graphql/index.js';
import { ClientError, GraphQLClient } from 'graphql-request';
import { createClient, type Client as SocketClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bearer, startContractStack, type ContractStack } from '../../support/contractStack.ts';
import { pictureFile, png } from '../../support/pictures.ts';
import { CLUSTERS, type ClustersData } from '../../support/contractForms.ts';

let stack: ContractStack;
let key: string;
let cluster: { id: string; name: string };
const sockets: SocketClient[] = [];

beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  const owner = await stack.signIn('owner@demo.test');
  const made = await stack.run<{ createApiKey: { secret: string } }>(
    'mutation { createApiKey(input: { name: "peers", scopes: [WRITE] }) { ... on CreateApiKeyPayload { secret } } }',
    {},
    owner,
  );
  key = made.createApiKey.secret;
  const { viewer } = await stack.run<ClustersData>(CLUSTERS, {}, owner);
  const found = viewer.account.clusters.edges.find(({ node }) => node.name === 'us-staging');
  if (found === undefined) throw new Error('the world has no us-staging');
  cluster = found.node;
});
afterAll(async () => {
  for (const socket of sockets) await socket.dispose();
  await stack.stop();
});

const address = () => `${stack.url}/graphql`;
const headers = () => bearer(key).headers;

/** A client that subscribes without a cookie: its API key is sent in `connection_init`. */
function liveClient(): SocketClient {
  const socket = createClient({
    url: address().replace('http', 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${key}` },
  });
  sockets.push(socket);
  return socket;
}

const NAMES = `query Names { viewer { account { clusters(first: 50) { edges { node { id name } } } } } }`;
const SET = (action: 'protect' | 'unprotect') =>
  `mutation Set($id: ID!) { set: ${action}Cluster(input: { id: $id }) {
    __typename
    ... on ${action === 'protect' ? 'Protect' : 'Unprotect'}ClusterPayload { cluster { id isProtected } }
    ... on RefusedError { code message }
  } }`;
const CHANGED = `subscription Changed { clusterChanged { settledCluster { id isProtected } } }`;

interface Set {
  set: { __typename: string; cluster?: { id: string; isProtected: boolean }; code?: string };
}
interface Changed {
  clusterChanged: { settledCluster: { id: string; isProtected: boolean } | null };
}
interface Names {
  viewer: { account: { clusters: { edges: { node: { id: string; name: string } }[] } } };
}

const isAboutIt = (data: Changed | null | undefined): data is Changed =>
  data?.clusterChanged.settledCluster?.id === cluster.id;

/** Toggles protection until the subscription receives an event. */
async function expectEvent(next: Promise<Changed>): Promise<void> {
  const owner = await stack.signIn('owner@demo.test');
  const setProtection = async (action: 'protect' | 'unprotect') =>
    stack.execute(SET(action), { id: cluster.id }, owner);
  const received = next.then(({ clusterChanged }) => clusterChanged.settledCluster?.id);
  let isReceived = false;
  void received.then(() => (isReceived = true));
  // A client is not notified when the platform has authenticated its session, so change the cluster until an event arrives.
  for (let i = 0; !isReceived; i += 1) {
    await setProtection(i % 2 === 0 ? 'unprotect' : 'protect');
    await Promise.race([received, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  expect(await received).toBe(cluster.id);
}

describe('Apollo Client', () => {
  const client = () =>
    new ApolloClient({
      cache: new InMemoryCache({
        possibleTypes: {
          ProtectClusterResult: ['ProtectClusterPayload', 'RefusedError'],
          UnprotectClusterResult: ['UnprotectClusterPayload', 'RefusedError'],
        },
      }),
      link: new HttpLink({ uri: address(), headers: headers() }),
    });

  it('reads clusters and normalises them by id', async () => {
    const apollo = client();
    const { data } = await apollo.query<Names>({ query: gql(NAMES) });
    const node = data?.viewer.account.clusters.edges
      .map((edge) => edge.node)
      .find(({ id }) => id === cluster.id);
    expect(node?.name).toBe('us-staging');
    const kept = apollo.cache.extract() as Record<string, { name?: string } | undefined>;
    expect(kept[`Cluster:${cluster.id}`]?.name).toBe('us-staging');
  });

  it('runs mutations and receives refusals as data', async () => {
    const apollo = client();
    const run = (action: 'protect' | 'unprotect') =>
      apollo.mutate<Set>({ mutation: gql(SET(action)), variables: { id: cluster.id } });
    await run('protect');
    expect((await run('protect')).data?.set).toMatchObject({ __typename: 'RefusedError', code: 'PROTECTED' });
  });

  it('receives subscription events', async () => {
    const apollo = new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(liveClient()) });
    const next = new Promise<Changed>((resolve, reject) => {
      apollo.subscribe<Changed>({ query: gql(CHANGED) }).subscribe({
        next: ({ data }) => isAboutIt(data) && resolve(data),
        error: reject,
      });
    });
    await expectEvent(next);
  });
});

describe('urql', () => {
  const client = () => {
    const socket = liveClient();
    return new Client({
      url: address(),
      preferGetMethod: false,
      fetchOptions: { headers: headers() },
      exchanges: [
        fetchExchange,
        subscriptionExchange({
          forwardSubscription: ({ query, variables }) => ({
            subscribe: (sink) => ({
              unsubscribe: socket.subscribe({ query: query ?? '', variables }, sink as never),
            }),
          }),
        }),
      ],
    });
  };

  it('runs queries and mutations', async () => {
    const { data } = await client().query<Names>(NAMES, {}).toPromise();
    expect(data?.viewer.account.clusters.edges.length).toBeGreaterThan(2);
    const changed = await client().mutation<Set>(SET('unprotect'), { id: cluster.id }).toPromise();
    expect(changed.error).toBeUndefined();
  });

  it('receives subscription events', async () => {
    const next = new Promise<Changed>((resolve) => {
      client()
        .subscription<Changed>(CHANGED, {})
        .subscribe(({ data }) => isAboutIt(data) && resolve(data));
    });
    await expectEvent(next);
  });
});

describe('uploads', () => {
  const UPLOAD = `mutation Picture($input: UpdateAvatarInput!) { updateAvatar(input: $input) {
    __typename
    ... on UpdateAvatarPayload { user { id avatarUrl } }
    ... on InputError { issues { path code } }
  } }`;
  interface Picture {
    updateAvatar: {
      __typename: string;
      user?: { avatarUrl: string };
      issues?: { path: string; code: string }[];
    };
  }
  /** An avatar belongs to a user, so the client needs the user's session instead of an API key. */
  const personal = async () => ({
    ...bearer((await stack.signIn('owner@demo.test')).token).headers,
    'x-graphql-yoga-csrf': '1',
  });
  const typeOf = async (data: Picture | undefined) => {
    const response = await fetch(new URL(data?.updateAvatar.user?.avatarUrl ?? '/nowhere', stack.url));
    return [response.status, response.headers.get('content-type')];
  };

  it('accepts a file in the variables of urql', async () => {
    const fetchOptions = { headers: await personal() };
    const client = new Client({
      url: address(),
      preferGetMethod: false,
      fetchOptions,
      exchanges: [fetchExchange],
    });
    const avatar = pictureFile(png(256, 256));
    const { data, error } = await client.mutation<Picture>(UPLOAD, { input: { avatar } }).toPromise();
    expect(error).toBeUndefined();
    expect(await typeOf(data)).toEqual([200, 'image/png']);
  });

  it('accepts the multipart form of apollo-upload-client, which numbers its files from 1', async () => {
    const operation = {
      operationName: 'Picture',
      variables: { input: { avatar: null } },
      extensions: {},
      query: UPLOAD,
    };
    const send = async (bytes: Buffer) => {
      const body = new FormData();
      body.append('operations', JSON.stringify(operation));
      body.append('map', JSON.stringify({ 1: ['variables.input.avatar'] }));
      body.append('1', pictureFile(bytes));
      const response = await fetch(address(), {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json;q=0.9',
          ...(await personal()),
        },
        body,
      });
      return (await response.json()) as { data?: Picture };
    };
    expect(await typeOf((await send(png(256, 256))).data)).toEqual([200, 'image/png']);
    expect((await send(Buffer.from('GIF89a'))).data?.updateAvatar).toEqual({
      __typename: 'InputError',
      issues: [{ path: 'avatar', code: 'PICTURE_GIF' }],
    });
  });
});

describe('graphql-request', () => {
  it('reads clusters and throws errors with a code and the request id', async () => {
    const client = new GraphQLClient(address(), { headers: headers() });
    expect((await client.request<Names>(NAMES)).viewer.account.clusters.edges.length).toBeGreaterThan(2);
    const failure: unknown = await new GraphQLClient(address())
      .request(SET('protect'), { id: cluster.id })
      .catch((error: unknown) => error);
    if (!(failure instanceof ClientError)) throw new Error('the mutation did not fail');
    expect(failure.response.errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
    });
  });
});

describe('graphql-codegen', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kubedeck-sdk-'));
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('generates a typed SDK from schema.graphql that works', async () => {
    const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
    const source = await codegen({
      filename: 'sdk.ts',
      schema: parse(await readFile('schema.graphql', 'utf8')),
      schemaAst: schema,
      documents: [{ location: 'names.graphql', document: parse(NAMES) }],
      config: { useTypeImports: true, scalars: { DateTime: 'string', JSON: 'unknown' } },
      plugins: [{ typescript: {} }, { operations: {} }, { sdk: {} }],
      pluginMap: { typescript: schemaPlugin, operations: operationsPlugin, sdk: sdkPlugin },
    });
    expect(source).toContain('export type NamesQuery');
    const file = join(folder, 'sdk.ts');
    await writeFile(file, source.replaceAll("'graphql'", "'graphql/index.js'"));
    const { getSdk } = (await import(file)) as {
      getSdk: (client: GraphQLClient) => { Names: () => Promise<Names> };
    };
    const result = await getSdk(new GraphQLClient(address(), { headers: headers() })).Names();
    expect(result.viewer.account.clusters.edges.length).toBeGreaterThan(2);
  });
});
