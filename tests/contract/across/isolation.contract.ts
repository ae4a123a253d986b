import {
  isInputObjectType,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isRequiredArgument,
} from 'graphql/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import {
  bearer,
  anonymous,
  startContractStack,
  type Caller,
  type ContractStack,
} from '../../support/contractStack.ts';
import { freshCloudToken } from '../../support/contractForms.ts';
import { clusterNamed, createSampleObjects } from '../../support/sampleObjects.ts';
import {
  resultSelection,
  changingByThemselves,
  idsIn,
  idTypesOf,
  inputFor,
  nodeTypes,
  selectionOf,
  takesId,
  textsIn,
  unlimited,
} from '../../support/schemaWalk.ts';

type RootField = GraphQLField<unknown, unknown>;

const OWNER = 'owner@demo.test';
const STRANGER = 'two-accounts@demo.test';
/** Types that are the same for every account: the catalogue of add-ons, instance types and plans. */
const shared = ['CatalogAddon', 'CatalogApp', 'InstanceType', 'Plan'];
/** Fields with a fixed vocabulary or generated sentences, which reveal nothing about their owner. */
const vocabulary = [
  ...['action', 'path', 'targetType', 'before', 'after', 'kind', 'code', 'message', 'progressMessage'],
];

let stack: ContractStack;
let owner: Caller;
let strangers: [name: string, caller: Caller][];
let cluster: { id: string; uuid: string };
let pools: object[];
/** A deployment of the cluster, which writes many log lines. */
let deploymentId: string;
/** An object of the cluster as YAML, and where it is. */
let manifest: Record<string, unknown>;
/** Everything a walk of the graph finds in the owner's account, and its node ids by type. */
let before: unknown;
let ids: Map<string, Set<string>>;
/** Texts that exist only in the owner's account. */
let ownersTexts: string[];

const fieldsOf = (root: 'Mutation' | 'Query' | 'Subscription') => {
  const { schema } = stack.gateway;
  const type = {
    Mutation: schema.getMutationType(),
    Query: schema.getQueryType(),
    Subscription: schema.getSubscriptionType(),
  }[root];
  return Object.values(type?.getFields() ?? {});
};
const walk = () => {
  const viewer = stack.gateway.schema.getType('Viewer') as Parameters<typeof selectionOf>[1];
  // The names of parameters are words of the code.
  const without = [...changingByThemselves, 'MessageParam.name'];
  return `{ viewer ${selectionOf(stack.gateway.schema, viewer, { without })} }`;
};
/** One repository of the embedded GitHub always times out, so its error code is part of the expected result. */
const everythingOf = async (as: Caller) => {
  const { data, codes } = await stack.execute(walk(), {}, as);
  return { data, codes };
};
const first = (type: string) => [...(ids.get(type) ?? [])][0] ?? '';
/** A node id of the sample cluster, or any id of that type. */
const ofTheCluster = (type: string) =>
  [...(ids.get(type) ?? [])].find((id) => Buffer.from(id, 'base64url').toString().includes(cluster.uuid)) ??
  first(type);

beforeAll(async () => {
  stack = await startContractStack({
    worlds: ['demo', 'two-accounts'],
    gateway: unlimited,
  });
  owner = await stack.signIn(OWNER);
  const other = await stack.signIn(STRANGER);
  const create =
    'mutation { createApiKey(input: { name: "theirs", scopes: [WRITE] }) { ... on CreateApiKeyPayload { secret } } }';
  const { createApiKey } = await stack.run<{ createApiKey: { secret: string } }>(create, {}, other);
  strangers = [
    ['another account', other],
    ['its API key', bearer(createApiKey.secret)],
    ['an anonymous caller', anonymous],
  ];
  cluster = await createSampleObjects(stack, owner);
  const found = await stack.run<{
    cluster: {
      nodePools: { location: { name: string } }[];
      deployments: { nodes: { id: string }[] };
      manifest: { text: string; revision: string };
    };
  }>(
    `query ($id: ID!) { cluster(id: $id) { deployments { nodes { id } }
      manifest(kind: DEPLOYMENT, namespace: "kube-system", name: "coredns") { text revision }
      nodePools { id name instanceType: instanceTypeName location { name } instanceCount isAutoscaling } } }`,
    { id: cluster.id },
    owner,
  );
  deploymentId = found.cluster.deployments.nodes[0]?.id ?? '';
  const { text, revision } = found.cluster.manifest;
  manifest = { kind: 'DEPLOYMENT', namespace: 'kube-system', name: 'coredns', manifest: text, revision };
  pools = found.cluster.nodePools.map((pool) => ({ ...pool, location: pool.location.name }));
  before = await everythingOf(owner);
  ids = idsIn(before);
  const otherTexts = linesOf(textsIn([await everythingOf(other), await stack.run(catalogue(), {}, other)]));
  ownersTexts = [...textsIn(before, vocabulary)].filter(
    (text) => text.length >= 5 && !isPosition(text) && !containsWhole(text, otherTexts),
  );
});
afterAll(() => stack.stop());

/** Data that every account sees: all queries that take no id. */
const catalogue = () => {
  const { schema } = stack.gateway;
  const fields = fieldsOf('Query').filter(
    ({ name, args }) =>
      name !== 'viewer' &&
      !args.some((arg) => takesId(arg) || (isRequiredArgument(arg) && arg.name !== 'location')),
  );
  const selected = fields.map((field) => {
    const given = field.args.length > 0 ? '(location: "ash")' : '';
    return `${field.name}${given} ${resultSelection(schema, field)}`;
  });
  return `{ ${selected.join(' ')} __schema { types { name enumValues { name } } } }`;
};

/** Offset cursors are the same in every account. */
const isPosition = (text: string) => /^\[\d+\]$/.test(Buffer.from(text, 'base64url').toString());

const isWordCharacter = (character = '') => /[\p{L}\p{N}_]/u.test(character);

/** Whether `whole` contains the text as a whole word: 192.0.2.2 is not contained in 192.0.2.210. */
const containsWhole = (text: string, whole: string) => {
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1))
    if (!isWordCharacter(whole[at - 1]) && !isWordCharacter(whole[at + text.length])) return true;
  return false;
};

/** All texts as one, which is searched faster than each of them. */
const linesOf = (texts: ReadonlySet<string>) => [...texts].join('\n');

/** Texts of the owner's account that the response contains although the request did not. */
const leaked = (result: unknown, sent = '') => {
  const received = linesOf(textsIn(result));
  return ownersTexts.filter((text) => containsWhole(text, received) && !containsWhole(text, sent));
};

describe('an account', () => {
  it('owns a node of every type that is not shared', async () => {
    const types = nodeTypes(stack.gateway.schema).map(({ name }) => name);
    const owned = [...ids.keys()].filter((type) => !shared.includes(type) && types.includes(type));
    expect([...owned, ...shared].sort()).toEqual(types);
    for (const type of owned)
      expect(
        await stack.run('query ($id: ID!) { node(id: $id) { id __typename } }', { id: first(type) }, owner),
      ).toEqual({ node: { id: first(type), __typename: type } });
    expect(ownersTexts.length).toBeGreaterThan(200);
  });

  it('is recognised by whole addresses and names', () => {
    expect(containsWhole('192.0.2.2', '192.0.2.210')).toBe(false);
    expect(containsWhole('192.0.2.2', 'http://192.0.2.2:6443')).toBe(true);
    expect(containsWhole('192.0.2.2', '192.0.2.210, 192.0.2.2')).toBe(true);
  });

  it('returns the same data twice when nothing changes', async () => {
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('appears nowhere in the data of another account', async () => {
    for (const [, as] of strangers.slice(0, 2)) {
      expect(leaked(await everythingOf(as))).toEqual([]);
    }
  });

  it('returns nothing to other callers for any id that a query takes', async () => {
    const own = [...ids].filter(([type]) => !shared.includes(type));
    const queries = fieldsOf('Query').filter(({ args }) => args.some((arg) => takesId(arg)));
    expect(queries.length).toBeGreaterThan(2);
    for (const field of queries) {
      const [arg] = field.args;
      if (arg === undefined) throw new Error('a query that takes an id has an argument');
      const isList = String(arg.type).startsWith('[');
      const document = `query ($id: ${String(arg.type)}) { found: ${field.name}(${arg.name}: $id) { __typename ... on Node { id } } }`;
      for (const [type, set] of own) {
        const some = isList ? [...set].slice(0, 100) : [...set].slice(0, 1);
        const inner = some.map((id) => Buffer.from(id, 'base64url').toString().split(':')[1] ?? '');
        const values = isList ? [some] : [...some, ...inner];
        for (const id of values) {
          for (const [who, as] of strangers) {
            const { data } = await stack.execute<{ found: unknown }>(document, { id }, as);
            const found = [data?.found].flat().filter((one) => one != null);
            expect([field.name, type, who, found]).toEqual([field.name, type, who, []]);
          }
        }
      }
    }
  });
});

/** A plausible value for each field: ids of the owner's objects, and texts that pass the first validation. */
function valueFor(dryRun: boolean) {
  const byName: Record<string, unknown> = {
    ...{ dryRun, revision: null, temporaryToken: freshCloudToken(), token: freshCloudToken() },
    ...{ email: OWNER, password: 'Kubedeck-2027!', currentPassword: 'Kubedeck-2027!' },
    ...{ newPassword: 'Kubedeck-2028!', confirmPassword: 'Kubedeck-2028!', code: '123456' },
    ...{ k3sVersion: null, location: 'ash', controlPlaneInstanceType: 'cpx11', instanceType: 'cpx11' },
    ...{ controlPlaneLocations: ['ash'], privateSubnet: '10.0.0.0/16', externalDatastoreEndpoint: null },
    ...{ sshAllowedNetworks: ['203.0.113.9/32'], apiAllowedNetworks: ['203.0.113.9/32'] },
    ...{ repository: 'acme-labs/fleet-infra', branch: null, namespace: 'default', type: undefined },
    ...{
      url: 'r.example.com',
      awsRegion: 'eu-central-1',
      version: null,
      isHighAvailability: false,
      isAutoscaling: false,
    },
    ...{ role: 'DEVELOPER', phoneNumber: '+49 30 1234567' },
    ...{
      labels: ['env=test'],
      isCniEncrypted: null,
      minInstances: null,
      maxInstances: null,
      isActive: false,
      country: 'DE',
    },
  };
  return (field: GraphQLArgument | GraphQLInputField): unknown => {
    const types = idTypesOf(field);
    if (types === null) return byName[field.name];
    // An optional id field gets an id of the sample cluster.
    return ofTheCluster(types[0] ?? 'Cluster');
  };
}

/** Settings of a deployment without the optional groups, whose generated values would not pass validation. */
const plainDeployment = {
  ...{ imageRepository: 'nginx', imageTag: '1.27', port: 80, servicePort: 80, replicas: 1 },
  ...{ variables: [], secrets: [], volumes: [], exposure: null, resources: null, healthCheck: null },
  ...{ autoUpdate: null, autoscaling: null },
};

/** Settings of a database without the optional groups, likewise. */
const plainPostgres = {
  ...{ instanceCount: 1, storageGib: 10, storageClass: undefined, password: null, superuserPassword: null },
  ...{ databases: [], users: [], extensions: [], parameters: [], pooler: null, exposure: null, backup: null },
  ...{ databaseName: undefined, username: undefined, superuserName: undefined, ferretdb: undefined },
};

/** Inputs that a mutation needs beyond the generated ones. */
const extraInput = (): Record<string, Record<string, unknown>> => ({
  // The name of an existing pool cannot be changed.
  updateNodePools: { nodePools: pools },
  installAddon: { name: 'metrics-server' },
  createKubernetesSecret: { name: 'another', type: 'Opaque', files: [] },
  createDeployment: { ...plainDeployment, name: 'another' },
  updateDeployment: plainDeployment,
  installApp: { name: 'redis', version: null, settings: [] },
  configureApp: { settings: [] },
  createPostgresCluster: { ...plainPostgres, name: 'another-db', version: '17.5' },
  updatePostgresCluster: plainPostgres,
  restorePostgresCluster: { name: 'restored-db', targetTime: null, instanceCount: 1, storageGib: 10 },
  failOverPostgresCluster: { instance: null },
  resetPostgresPassword: { username: null },
  updateManifest: manifest,
  inviteUser: { email: 'walk@example.com' },
  transferOwnership: { currentPassword: 'Kubedeck-2026!' },
  removePasskey: { currentPassword: 'Kubedeck-2026!', code: null },
  // The saved token belongs to the project that has the servers.
  deleteCluster: { temporaryToken: null },
  archiveCluster: { temporaryToken: null },
  unarchiveCluster: { temporaryToken: null },
  syncNodePools: { temporaryToken: null },
  updateCluster: { temporaryToken: null },
});

function attempt(field: RootField, dryRun = false): { document: string; variables: { input?: unknown } } {
  const selection = resultSelection(stack.gateway.schema, field, { nodes: 1, without: changingByThemselves });
  const [input] = field.args;
  if (input === undefined)
    return { document: `mutation { done: ${field.name} ${selection} }`, variables: {} };
  const value = { ...(inputFor(input, valueFor(dryRun)) as object), ...extraInput()[field.name] };
  return {
    document: `mutation ($input: ${String(input.type)}) { done: ${field.name}(input: $input) ${selection} }`,
    variables: { input: value },
  };
}

/**
 * Removing an absent object succeeds, so the result does not reveal whether it existed. A foreign account is an invalid
 * value of a field.
 */
const otherOutcomes: Record<string, string> = {
  disconnectGithub: 'DisconnectGithubPayload',
  updateUser: 'InputError',
};

const expectedOutcome = (who: string, mutation: string): unknown => {
  if (who === 'an anonymous caller') return 'UNAUTHENTICATED';
  // Some mutations are forbidden for every API key.
  const code = otherOutcomes[mutation] ?? 'NOT_FOUND';
  return who === 'its API key' ? expect.stringMatching(`^(${code}|FORBIDDEN|RefusedError)$`) : code;
};

const hasDryRun = ({ args }: RootField) => {
  const type = args[0] && getNamedType(args[0].type);
  return type !== undefined && isInputObjectType(type) && 'dryRun' in type.getFields();
};
const outcomeOf = async (field: RootField, as: Caller, dryRun = false) => {
  const { document, variables } = attempt(field, dryRun);
  const executed = await stack.execute<{ done: { __typename: string } | null }>(document, variables, as);
  const outcome = executed.data?.done?.__typename ?? executed.codes[0] ?? 'nothing';
  const result: unknown = JSON.parse(executed.text);
  return { outcome, result, sent: JSON.stringify(variables) };
};

describe('a request of another account', () => {
  it('changes and reveals nothing through any mutation that takes an id', async () => {
    const mutations = fieldsOf('Mutation').filter(({ args }) => args.some((arg) => takesId(arg)));
    expect(mutations.length).toBeGreaterThan(20);
    for (const field of mutations) {
      for (const dryRun of hasDryRun(field) ? [false, true] : [false]) {
        for (const [who, as] of strangers) {
          const { outcome, result, sent } = await outcomeOf(field, as, dryRun);
          expect([field.name, who, outcome, leaked(result, sent)]).toEqual([
            field.name,
            who,
            expectedOutcome(who, field.name),
            [],
          ]);
        }
      }
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('changes nothing of the owner through any other mutation', async () => {
    const others = fieldsOf('Mutation').filter(({ args }) => !args.some((arg) => takesId(arg)));
    for (const field of others) {
      for (const as of [await stack.signIn(STRANGER), strangers[1]?.[1] ?? anonymous, anonymous]) {
        const { result, sent } = await outcomeOf(field, as);
        expect([field.name, leaked(result, sent)]).toEqual([field.name, []]);
      }
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('cannot download the credentials of the cluster', async () => {
    for (const [who, as] of strangers) {
      for (const file of ['kubeconfig', 'ssh-key']) {
        const headers = { ...as.headers, 'x-graphql-yoga-csrf': '1' };
        const address = `${stack.url}/download/clusters/${cluster.uuid}/${file}`;
        const response = await fetch(address, { method: 'POST', headers });
        expect([who, response.status]).toEqual([who, who === 'an anonymous caller' ? 401 : 404]);
        expect(leaked(await response.json(), cluster.uuid)).toEqual([]);
      }
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('finds no audit log entries by the names and ids of other accounts', async () => {
    const log = `query ($filter: AuditLogFilter) { viewer { account { auditLog(first: 100, filter: $filter) { totalCount } } } }`;
    const as = await stack.signIn(STRANGER);
    const empty = { viewer: { account: { auditLog: { totalCount: 0 } } } };
    expect(await stack.run(log, { filter: { targetId: cluster.uuid } }, owner)).not.toEqual(empty);
    const actorId = Buffer.from(first('User'), 'base64url').toString().split(':')[1];
    for (const filter of [{ targetId: cluster.uuid }, { search: 'us-staging' }, { actorId }]) {
      const { data, codes } = await stack.execute(log, { filter }, as);
      expect([filter, codes, data]).toEqual([filter, [], empty]);
    }
  });
});

describe('an API key that may only read', () => {
  it('is refused every mutation, with the scope that its description names', async () => {
    const create =
      'mutation { createApiKey(input: { name: "reads", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }';
    const { createApiKey } = await stack.run<{ createApiKey: { secret: string } }>(create, {}, owner);
    const reader = bearer(createApiKey.secret);
    for (const field of fieldsOf('Mutation')) {
      const [, described = null] = /\bScope: (\w+)\.$/.exec(field.description ?? '') ?? [];
      const { result } = await outcomeOf(field, reader);
      const [, missing] = /lacks the scope ([\w:]+)/.exec(JSON.stringify(result)) ?? [];
      const needed = missing?.replace(':', '_').toUpperCase() ?? null;
      expect([field.name, described]).toEqual([field.name, needed]);
    }
  });
});

/** Mutations that trigger an event of every subscription, in an order in which all are allowed. */
const eventTriggers = (clusterId: string, uuid: string) => {
  const registry = Buffer.from(`ClusterRegistry:${uuid}:hub`).toString('base64url');
  return [
    `installAddon(input: { clusterId: "${clusterId}", name: "metrics-server" })`,
    `unprotectCluster(input: { id: "${clusterId}" })`,
    `reapplyRegistry(input: { id: "${registry}" })`,
    `createKubernetesSecret(input: { clusterId: "${clusterId}", name: "stir", namespace: "default", literals: [{ key: "A", value: "b" }] })`,
    `disableGitops(input: { clusterId: "${clusterId}" })`,
    `createDeployment(input: { clusterId: "${clusterId}", name: "stir", imageRepository: "nginx", imageTag: "1.27" })`,
    `installApp(input: { clusterId: "${clusterId}", name: "valkey" })`,
    `createPostgresCluster(input: { clusterId: "${clusterId}", name: "stir-db" })`,
    'inviteUser(input: { email: "stir@example.com" })',
    'markNotificationsRead(input: {})',
    `setFavoriteCluster(input: { id: "${clusterId}", isFavorite: true })`,
  ];
};

describe('every subscription', () => {
  it('sends events to the owner and none of them to another account', async () => {
    const { schema } = stack.gateway;
    const idOf: Record<string, string> = {
      clusterId: cluster.id,
      userId: first('User'),
      deploymentId,
      target: deploymentId,
    };
    const listen = async (as: Caller) =>
      Promise.all(
        fieldsOf('Subscription').map(async (field) => {
          // Where the id is optional, leaving it out subscribes to the whole account.
          const required = field.args.find((arg) => isRequiredArgument(arg));
          const ids = field.args.filter((arg) => takesId(arg)).map(({ name }) => name);
          expect([field.name, ids.every((id) => id in idOf)]).toEqual([field.name, true]);
          const set = resultSelection(schema, field, { nodes: 1, without: changingByThemselves });
          const document = required
            ? `subscription ($id: ID!) { event: ${field.name}(${required.name}: $id) ${set} }`
            : `subscription { event: ${field.name} ${set} }`;
          const variables = required ? { id: idOf[required.name] } : {};
          return { name: field.name, subscription: await stack.subscribe<object>(document, variables, as) };
        }),
      );
    const other = await stack.signIn(STRANGER);
    const all = {
      owner: await listen(owner),
      stranger: await listen(other),
      key: await listen(strangers[1]?.[1] ?? anonymous),
    };
    for (const field of eventTriggers(cluster.id, cluster.uuid))
      await stack.run(`mutation { ${field} { __typename } }`, {}, owner);
    for (const { name, subscription } of all.owner)
      await eventually(() => expect([name, subscription.items.length > 0]).toEqual([name, true]));
    // An event of their own account arrives, so earlier events of the owner's account would have arrived too.
    const own = await clusterNamed(stack, other, 'first-team');
    await stack.run(`mutation { protectCluster(input: { id: "${own.id}" }) { __typename } }`, {}, other);
    for (const them of [all.stranger, all.key]) {
      const clusters = them.find(({ name }) => name === 'clusterChanged');
      await clusters?.subscription.until((data) => JSON.stringify(data).includes(own.id));
      for (const { name, subscription } of them) {
        const received = subscription.items.filter(({ data }) => data != null);
        expect([name, leaked(subscription.items, cluster.id + cluster.uuid)]).toEqual([name, []]);
        expect([name, received.length > 0]).toEqual([name, name === 'clusterChanged']);
      }
    }
    for (const { subscription } of Object.values(all).flat()) await subscription.stop();
  });
});

describe('the mutations sent by other accounts', () => {
  /** Runs mutations that remove something last, and those that remove dependent objects at the very end. */
  const rank = ({ name }: RootField) =>
    Number(/^(delete|remove|uninstall|disconnect|archive|switch)/.test(name)) +
    Number(/^(deleteRegistry|archiveCluster|deleteCluster|switchAccount)$/.test(name));

  it('pass validation when sent by the owner', async () => {
    const mutations = fieldsOf('Mutation').filter(({ args }) => args.some((arg) => takesId(arg)));
    for (const field of mutations.toSorted((a, b) => rank(a) - rank(b))) {
      const { outcome, result } = await outcomeOf(field, owner);
      expect(
        [field.name, outcome, outcome === 'InputError' ? result : ''],
        'give the field a value in byName of this file, or in extraInput for this mutation only',
      ).toEqual([field.name, expect.stringMatching(/^(RefusedError|\w+Payload)$/), '']);
    }
  });
});
