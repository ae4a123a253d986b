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
  nobody,
  startContractStack,
  type Caller,
  type ContractStack,
} from '../../support/contractStack.ts';
import { freshCloudToken } from '../../support/contractForms.ts';
import { clusterNamed, furnish } from '../../support/estate.ts';
import {
  answerOf,
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
/** The same for every account: what can be bought and installed. */
const shared = ['CatalogAddon', 'InstanceType', 'Plan'];
/** Fields that hold words of the product, or sentences, which say nothing about whose they are. */
const vocabulary = [
  ...['action', 'path', 'targetType', 'before', 'after', 'kind', 'code', 'message', 'progressMessage'],
];

let stack: ContractStack;
let owner: Caller;
let strangers: [name: string, caller: Caller][];
let cluster: { id: string; uuid: string };
/** What belongs to the owner's account: everything that a walk through the graph finds, and the ids by type. */
let before: unknown;
let ids: Map<string, Set<string>>;
/** Texts that only the owner's account has. */
let theirs: string[];

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
  return `{ viewer ${selectionOf(stack.gateway.schema, viewer, { without: changingByThemselves })} }`;
};
/** A repository of the embedded GitHub never answers: its error belongs to what is seen. */
const everythingOf = async (as: Caller) => {
  const { data, codes } = await stack.execute(walk(), {}, as);
  return { data, codes };
};
const first = (type: string) => [...(ids.get(type) ?? [])][0] ?? '';
/** Of a thing on the cluster where everything lies, where there is one. */
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
    ['nobody', nobody],
  ];
  cluster = await furnish(stack, owner);
  before = await everythingOf(owner);
  ids = idsIn(before);
  const elsewhere = textsIn([await everythingOf(other), await stack.run(catalogue(), {}, other)]);
  theirs = [...textsIn(before, vocabulary)].filter(
    (text) => text.length >= 5 && !elsewhere.has(text) && !isPosition(text),
  );
});
afterAll(() => stack.stop());

/** What everybody sees: all queries but those that ask for somebody's own. */
const catalogue = () => {
  const { schema } = stack.gateway;
  const fields = fieldsOf('Query').filter(
    ({ name, args }) => name !== 'viewer' && !args.some((arg) => takesId(arg)),
  );
  const selected = fields.map((field) => {
    const given = field.args.length > 0 ? '(location: "ash")' : '';
    return `${field.name}${given} ${answerOf(schema, field)}`;
  });
  return `{ ${selected.join(' ')} __schema { types { name enumValues { name } } } }`;
};

/** Cursors of positions are the same in every account. */
const isPosition = (text: string) => /^\[\d+\]$/.test(Buffer.from(text, 'base64url').toString());

const isWordCharacter = (character = '') => /[\p{L}\p{N}_]/u.test(character);

/** Whether `whole` contains the text by itself: 192.0.2.2 does not stand in 192.0.2.210. */
const standsIn = (text: string, whole: string) => {
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1))
    if (!isWordCharacter(whole[at - 1]) && !isWordCharacter(whole[at + text.length])) return true;
  return false;
};

/** What of the owner's alone is in the answer, but was not in the question. */
const leaked = (answer: unknown, question = '') => {
  const texts = [...textsIn(answer)];
  return theirs.filter((text) => !standsIn(text, question) && texts.some((one) => standsIn(text, one)));
};

describe('an account', () => {
  it('has its things behind the ids of every type that is not for all', async () => {
    const types = nodeTypes(stack.gateway.schema).map(({ name }) => name);
    const owned = [...ids.keys()].filter((type) => !shared.includes(type) && types.includes(type));
    expect([...owned, ...shared].sort()).toEqual(types);
    for (const type of owned)
      expect(
        await stack.run('query ($id: ID!) { node(id: $id) { id __typename } }', { id: first(type) }, owner),
      ).toEqual({ node: { id: first(type), __typename: type } });
    expect(theirs.length).toBeGreaterThan(200);
  });

  it('is recognised by whole addresses and names', () => {
    expect(standsIn('192.0.2.2', '192.0.2.210')).toBe(false);
    expect(standsIn('192.0.2.2', 'http://192.0.2.2:6443')).toBe(true);
    expect(standsIn('192.0.2.2', '192.0.2.210, 192.0.2.2')).toBe(true);
  });

  it('reads the same twice while nothing happens', async () => {
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('appears nowhere in what another account sees', async () => {
    for (const [, as] of strangers.slice(0, 2)) {
      expect(leaked(await everythingOf(as))).toEqual([]);
    }
  });

  it('shows nothing of it for any id that a query takes', async () => {
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

/** What looks right in a field: ids of the owner's things, and texts that pass the first look. */
function valueFor(dryRun: boolean) {
  const byName: Record<string, unknown> = {
    ...{ dryRun, revision: null, temporaryToken: freshCloudToken(), token: freshCloudToken() },
    ...{ email: OWNER, password: 'Kubedeck-2027!', currentPassword: 'Kubedeck-2027!' },
    ...{ newPassword: 'Kubedeck-2028!', confirmPassword: 'Kubedeck-2028!', code: '123456' },
    ...{ k3sVersion: null, location: 'ash', controlPlaneInstanceType: 'cpx11', instanceType: 'cpx11' },
    ...{ controlPlaneLocations: ['ash'], privateSubnet: '10.0.0.0/16', externalDatastoreEndpoint: null },
    ...{ sshAllowedNetworks: ['203.0.113.9/32'], apiAllowedNetworks: ['203.0.113.9/32'] },
    ...{ repository: 'acme-labs/fleet-infra', branch: null, namespace: 'default', type: undefined },
    ...{ url: null, awsRegion: null, version: null, isHighAvailability: false, isAutoscaling: false },
    ...{ isCniEncrypted: null, minInstances: null, maxInstances: null, isActive: false, country: 'DE' },
  };
  return (field: GraphQLArgument | GraphQLInputField): unknown => {
    const types = idTypesOf(field);
    if (types === null) return byName[field.name];
    // An id of a thing that is not named is the cluster's.
    return ofTheCluster(types[0] ?? 'Cluster');
  };
}

/** Special texts of single mutations. */
const special: Record<string, Record<string, unknown>> = {
  installAddon: { name: 'metrics-server' },
  createKubernetesSecret: { name: 'another', type: 'Opaque', files: [] },
  // The saved token is of the project that has the servers.
  deleteCluster: { temporaryToken: null },
};

function attempt(field: RootField, dryRun = false): { document: string; variables: { input?: unknown } } {
  const selection = answerOf(stack.gateway.schema, field, { nodes: 2, without: changingByThemselves });
  const [input] = field.args;
  if (input === undefined)
    return { document: `mutation { done: ${field.name} ${selection} }`, variables: {} };
  const value = { ...(inputFor(input, valueFor(dryRun)) as object), ...special[field.name] };
  return {
    document: `mutation ($input: ${String(input.type)}) { done: ${field.name}(input: $input) ${selection} }`,
    variables: { input: value },
  };
}

/** What is not there any more is gone, and whether it ever was is not said. */
const whatIsGone: Record<string, string> = { disconnectGithub: 'DisconnectGithubPayload' };

const answersTo = (who: string, mutation: string): unknown => {
  if (who === 'nobody') return 'UNAUTHENTICATED';
  // Some things no program may do, in whatever account.
  const code = whatIsGone[mutation] ?? 'NOT_FOUND';
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
  const answer: unknown = JSON.parse(executed.text);
  return { outcome, answer, question: JSON.stringify(variables) };
};

describe('what a stranger sends', () => {
  it('changes nothing by any mutation that takes an id, and learns nothing from it', async () => {
    const mutations = fieldsOf('Mutation').filter(({ args }) => args.some((arg) => takesId(arg)));
    expect(mutations.length).toBeGreaterThan(20);
    for (const field of mutations) {
      for (const dryRun of hasDryRun(field) ? [false, true] : [false]) {
        for (const [who, as] of strangers) {
          const { outcome, answer, question } = await outcomeOf(field, as, dryRun);
          expect([field.name, who, outcome, leaked(answer, question)]).toEqual([
            field.name,
            who,
            answersTo(who, field.name),
            [],
          ]);
        }
      }
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('changes nothing of the owner by any other mutation either', async () => {
    const others = fieldsOf('Mutation').filter(({ args }) => !args.some((arg) => takesId(arg)));
    for (const field of others) {
      for (const as of [await stack.signIn(STRANGER), strangers[1]?.[1] ?? nobody, nobody]) {
        const { answer, question } = await outcomeOf(field, as);
        expect([field.name, leaked(answer, question)]).toEqual([field.name, []]);
      }
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('downloads nothing', async () => {
    for (const [who, as] of strangers) {
      for (const file of ['kubeconfig', 'ssh-key']) {
        const headers = { ...as.headers, 'x-graphql-yoga-csrf': '1' };
        const address = `${stack.url}/download/clusters/${cluster.uuid}/${file}`;
        const answer = await fetch(address, { method: 'POST', headers });
        expect([who, answer.status]).toEqual([who, who === 'nobody' ? 401 : 404]);
        expect(leaked(await answer.json(), cluster.uuid)).toEqual([]);
      }
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('finds nothing in its own audit log by the names and ids of others', async () => {
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

/** What makes every subscription of a cluster tell something, in an order that works. */
const stirring = (clusterId: string, uuid: string) => {
  const registry = Buffer.from(`ClusterRegistry:${uuid}:hub`).toString('base64url');
  return [
    `installAddon(input: { clusterId: "${clusterId}", name: "metrics-server" })`,
    `unprotectCluster(input: { id: "${clusterId}" })`,
    `reapplyRegistry(input: { id: "${registry}" })`,
    `createKubernetesSecret(input: { clusterId: "${clusterId}", name: "stir", namespace: "default", literals: [{ key: "A", value: "b" }] })`,
    `disableGitops(input: { clusterId: "${clusterId}" })`,
  ];
};

describe('every subscription', () => {
  it('of another account hears nothing of it, while the owner hears it', async () => {
    const { schema } = stack.gateway;
    const listen = async (as: Caller) =>
      Promise.all(
        fieldsOf('Subscription').map(async (field) => {
          // Without a cluster, where it may be left out, a subscription reports all of the account.
          const takesCluster = field.args.some((arg) => isRequiredArgument(arg));
          expect([field.name, field.args.map(({ name }) => name)]).toEqual([field.name, ['clusterId']]);
          const set = answerOf(schema, field, { nodes: 1, without: changingByThemselves });
          const document = takesCluster
            ? `subscription ($id: ID!) { told: ${field.name}(clusterId: $id) ${set} }`
            : `subscription { told: ${field.name} ${set} }`;
          const variables = takesCluster ? { id: cluster.id } : {};
          return { name: field.name, heard: await stack.subscribe<object>(document, variables, as) };
        }),
      );
    const other = await stack.signIn(STRANGER);
    const all = {
      owner: await listen(owner),
      stranger: await listen(other),
      key: await listen(strangers[1]?.[1] ?? nobody),
    };
    for (const field of stirring(cluster.id, cluster.uuid))
      await stack.run(`mutation { ${field} { __typename } }`, {}, owner);
    for (const { name, heard } of all.owner)
      await eventually(() => expect([name, heard.items.length > 0]).toEqual([name, true]));
    // What happens in their own account reaches them: so would have all that happened before.
    const own = await clusterNamed(stack, other, 'first-team');
    await stack.run(`mutation { protectCluster(input: { id: "${own.id}" }) { __typename } }`, {}, other);
    for (const them of [all.stranger, all.key]) {
      const clusters = them.find(({ name }) => name === 'clusterChanged');
      await clusters?.heard.until((data) => JSON.stringify(data).includes(own.id));
      for (const { name, heard } of them) {
        const told = heard.items.filter(({ data }) => data != null);
        expect([name, leaked(heard.items, cluster.id + cluster.uuid)]).toEqual([name, []]);
        expect([name, told.length > 0]).toEqual([name, name === 'clusterChanged']);
      }
    }
    for (const { heard } of Object.values(all).flat()) await heard.stop();
  });
});

describe('what the strangers sent', () => {
  /** What takes things away comes late, and what takes others along with it last. */
  const rank = ({ name }: RootField) =>
    Number(/^(delete|remove|disconnect|archive|switch)/.test(name)) +
    Number(/^(deleteRegistry|archiveCluster|deleteCluster|switchAccount)$/.test(name));

  it('would have been understood from the owner', async () => {
    const mutations = fieldsOf('Mutation').filter(({ args }) => args.some((arg) => takesId(arg)));
    for (const field of mutations.toSorted((a, b) => rank(a) - rank(b))) {
      const { outcome, answer } = await outcomeOf(field, owner);
      expect([field.name, outcome, outcome === 'InputError' ? answer : '']).toEqual([
        field.name,
        expect.stringMatching(/^(RefusedError|\w+Payload)$/),
        '',
      ]);
    }
  });
});
