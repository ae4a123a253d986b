import { readFile } from 'node:fs/promises';
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContractStack, type Caller, type ContractStack } from '../../support/contractStack.ts';
import { createSampleObjects } from '../../support/sampleObjects.ts';
import {
  changingByThemselves,
  idsIn,
  isConnection,
  nodeTypes,
  selectionOf,
  unlimited,
} from '../../support/schemaWalk.ts';

let stack: ContractStack;
let owner: Caller;
let ids: Map<string, Set<string>>;
/** Queries besides the viewer, with data shared by all accounts. */
const CATALOGUE =
  '{ catalogAddons { __typename id } plans { __typename id } instanceTypes(location: "fsn1") { __typename id } }';

beforeAll(async () => {
  stack = await startContractStack({
    worlds: ['demo'],
    gateway: unlimited,
  });
  owner = await stack.signIn('owner@demo.test');
  await createSampleObjects(stack, owner);
  for (const name of ['SECOND', 'THIRD', 'FOURTH'])
    await stack.run(
      `mutation { saveGlobalSecret(input: { name: "${name}", value: "v" }) { __typename } }`,
      {},
      owner,
    );
  const { data } = await stack.execute(
    `{ viewer ${selectionOf(stack.gateway.schema, type('Viewer'), { without: changingByThemselves })} }`,
    {},
    owner,
  );
  ids = idsIn([data, await stack.run(CATALOGUE, {}, owner)]);
});
afterAll(() => stack.stop());

function type(name: string): GraphQLObjectType {
  const found = stack.gateway.schema.getType(name);
  if (!isObjectType(found)) throw new Error(`${name} is no type of the graph`);
  return found;
}

describe('the printed schema', async () => {
  const printed = buildSchema(await readFile('schema.graphql', 'utf8'));
  const fieldsOf = (name: string) => {
    const found = printed.getType(name);
    if (!isObjectType(found) && !isInterfaceType(found)) throw new Error(`${name} has no fields`);
    return found.getFields();
  };
  const shape = (name: string) =>
    Object.fromEntries(Object.values(fieldsOf(name)).map((field) => [field.name, String(field.type)]));
  const ofKind = (suffix: string) =>
    Object.values(printed.getTypeMap()).filter(
      (one) => isObjectType(one) && one.name.endsWith(suffix) && one.name !== suffix,
    );

  it('has the node fields that Relay requires', () => {
    expect(shape('Node')).toEqual({ id: 'ID!' });
    const { node, nodes } = fieldsOf('Query');
    expect([String(node?.type), String(nodes?.type)]).toEqual(['Node', '[Node]!']);
  });

  it('has the connection types that Relay requires', () => {
    expect(shape('PageInfo')).toEqual({
      ...{ hasNextPage: 'Boolean!', hasPreviousPage: 'Boolean!' },
      ...{ startCursor: 'String', endCursor: 'String' },
    });
    const pages = ofKind('Connection');
    expect(pages.length).toBeGreaterThan(10);
    for (const { name } of pages) {
      const { edges, pageInfo }: Record<string, string> = shape(name);
      expect([name, pageInfo, edges]).toEqual([
        name,
        'PageInfo!',
        expect.stringMatching(/^\[\w+Edge!?\]!?$/),
      ]);
    }
    for (const { name } of ofKind('Edge'))
      expect([name, shape(name)]).toEqual([name, expect.objectContaining({ cursor: 'String!' })]);
  });

  it('has the four pagination arguments on every connection', () => {
    for (const on of Object.values(printed.getTypeMap())) {
      if (!isObjectType(on)) continue;
      for (const field of Object.values(on.getFields())) {
        if (!getNamedType(field.type).name.endsWith('Connection')) continue;
        const args = Object.fromEntries(field.args.map((arg) => [arg.name, String(arg.type)]));
        const four = { first: 'Int', after: 'String', last: 'Int', before: 'String' };
        expect([`${on.name}.${field.name}`, args]).toEqual([
          `${on.name}.${field.name}`,
          expect.objectContaining(four),
        ]);
      }
    }
  });
});

describe('every node', () => {
  it('of every type is refetched by its id with the same fields', async () => {
    const { schema } = stack.gateway;
    for (const of of nodeTypes(schema)) {
      const some = [...(ids.get(of.name) ?? [])].slice(0, 5);
      expect([of.name, some.length > 0]).toEqual([of.name, true]);
      const set = selectionOf(schema, of, { nodes: 1, without: changingByThemselves });
      const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on ${of.name} ${set} } }`;
      const [all, ...single] = await Promise.all([
        stack.execute<{ nodes: { id: string; __typename: string }[] }>(query, { ids: some }, owner),
        ...some.map((id) =>
          stack.execute<{ node: unknown }>(
            `query ($id: ID!) { node(id: $id) { __typename ... on ${of.name} ${set} } }`,
            { id },
            owner,
          ),
        ),
      ]);
      expect(all?.data?.nodes.map(({ id, __typename }) => [__typename, id])).toEqual(
        some.map((id) => [of.name, id]),
      );
      expect(single.map(({ data }) => data?.node)).toEqual(all?.data?.nodes);
    }
  });
});

interface Page {
  edges: { cursor: string; node: { id?: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

/** Every connection field with the type that has it and the type of its nodes. */
function connections(): { on: string; field: string; item: string }[] {
  const { schema } = stack.gateway;
  return Object.values(schema.getTypeMap()).flatMap((on) => {
    if (!isObjectType(on)) return [];
    return Object.values(on.getFields()).flatMap((field) => {
      const connection = getNamedType(field.type);
      if (!isObjectType(connection) || !isConnection(connection)) return [];
      const edge = getNamedType(connection.getFields()['edges']?.type ?? connection);
      const item = isObjectType(edge) ? getNamedType(edge.getFields()['node']?.type ?? edge) : edge;
      return [{ on: on.name, field: field.name, item: item.name }];
    });
  });
}

/** What is no object of the store has no id, but a place. */
const keyOf = ({ node, cursor }: Page['edges'][number]) => node.id ?? cursor;

describe('every connection', () => {
  /** Fetches one page. */
  async function page(
    { on, field, item }: { on: string; field: string; item: string },
    id: string,
    args: { first?: number; last?: number; after?: string | null; before?: string | null },
  ): Promise<Page | null> {
    const key = 'id' in type(item).getFields() ? 'id' : '__typename';
    const query = `query ($id: ID!, $first: Int, $last: Int, $after: String, $before: String) { node(id: $id) { ... on ${on} {
      list: ${field}(first: $first, last: $last, after: $after, before: $before) { totalCount
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${key} } } } } } }`;
    const { data } = await stack.execute<{ node: { list: Page | null } }>(query, { id, ...args }, owner);
    return data?.node.list ?? null;
  }

  /** Checks the page size and the cursors of `pageInfo`. */
  function expectPageInfo(found: Page, size: number): void {
    expect(found.edges.length).toBeLessThanOrEqual(size);
    expect(found.pageInfo.startCursor).toBe(found.edges[0]?.cursor ?? null);
    expect(found.pageInfo.endCursor).toBe(found.edges.at(-1)?.cursor ?? null);
  }

  async function forward(where: Parameters<typeof page>[0], id: string, size: number): Promise<string[]> {
    const keys: string[] = [];
    let after: string | null = null;
    for (;;) {
      const found: Page | null = await page(where, id, { first: size, after });
      if (found === null) throw new Error(`${where.on}.${where.field} returned null`);
      expectPageInfo(found, size);
      expect(found.pageInfo.hasPreviousPage).toBe(keys.length > 0);
      keys.push(...found.edges.map(keyOf));
      expect([where, found.pageInfo.hasNextPage]).toEqual([where, keys.length < found.totalCount]);
      if (!found.pageInfo.hasNextPage) return keys;
      after = found.pageInfo.endCursor;
    }
  }

  async function backward(where: Parameters<typeof page>[0], id: string, size: number): Promise<string[]> {
    const keys: string[] = [];
    let before: string | null = null;
    for (;;) {
      const found: Page | null = await page(where, id, { last: size, before });
      if (found === null) throw new Error(`${where.on}.${where.field} returned null`);
      expectPageInfo(found, size);
      expect(found.pageInfo.hasNextPage).toBe(keys.length > 0);
      keys.unshift(...found.edges.map(keyOf));
      expect([where, found.pageInfo.hasPreviousPage]).toEqual([where, keys.length < found.totalCount]);
      if (!found.pageInfo.hasPreviousPage) return keys;
      before = found.pageInfo.startCursor;
    }
  }

  it('returns all nodes when paginated forwards and backwards, with correct page information', async () => {
    const all = connections();
    expect(all.length).toBeGreaterThan(10);
    const empty: string[] = [];
    for (const where of all) {
      const name = `${where.on}.${where.field}`;
      let longest: { id: string; keys: string[] } = { id: '', keys: [] };
      for (const id of ids.get(where.on) ?? []) {
        const whole = await page(where, id, {});
        if (whole === null) continue;
        const keys = whole.edges.map(keyOf);
        expect([name, new Set(keys).size]).toEqual([name, whole.totalCount]);
        if (keys.length > longest.keys.length) longest = { id, keys };
      }
      const { id, keys } = longest;
      if (keys.length === 0) {
        empty.push(name);
        continue;
      }
      // Three pages show as much as more of them.
      const size = Math.max(2, Math.ceil(keys.length / 3));
      expect([name, await forward(where, id, size)]).toEqual([name, keys]);
      expect([name, await backward(where, id, size)]).toEqual([name, keys]);
    }
    // Each connection must have nodes in at least one object, or nothing was tested.
    expect(empty).toEqual([]);
  });

  it('returns an empty page for first: 0 and an error for more than a hundred', async () => {
    for (const where of connections()) {
      const [id] = ids.get(where.on) ?? [];
      const none = await page(where, id ?? '', { first: 0 });
      if (none === null) continue;
      expect(none.edges).toEqual([]);
      expect([where, none.pageInfo]).toEqual([
        where,
        expect.objectContaining({ hasNextPage: none.totalCount > 0, startCursor: null, endCursor: null }),
      ]);
      expect([where, await page(where, id ?? '', { first: 101 })]).toEqual([where, null]);
    }
  });
});
