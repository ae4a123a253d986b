import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  OperationTypeNode,
  parse,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { read } from './repository.ts';

/** A selected field with the type it belongs to. */
interface Selected {
  parent: GraphQLCompositeType;
  field: FieldNode;
}

/** The lists of an operation by the object that holds them, each with the names of its items' fields. */
type Lists = Map<string, Set<string>>;

/** Selections of one or more selection sets on a type, with fragments in place of their spreads. */
type Expand = (parent: GraphQLCompositeType, selections: readonly SelectionNode[]) => Selected[];

const isNode = (type: GraphQLCompositeType) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');

/** Adds the lists below these selections; `path` leads to them from the nearest object with an id. */
function addLists(selected: readonly Selected[], path: string, expand: Expand, lists: Lists): Lists {
  for (const { parent, field } of selected) {
    const type = isUnionType(parent) ? undefined : parent.getFields()[field.name.value]?.type;
    const item = type && getNamedType(type);
    if (!isCompositeType(item)) continue;
    const below = expand(item, field.selectionSet?.selections ?? []);
    const here = `${isNode(parent) ? parent.name : path}.${field.name.value}`;
    if (isListType(getNullableType(type))) {
      const fields = below.map((one) => one.field.name.value);
      lists.set(here, new Set([...(lists.get(here) ?? []), ...fields]));
    }
    addLists(below, here, expand, lists);
  }
  return lists;
}

/** An operation's name, whether it is always mounted or arrives by itself, and its lists. */
function operationOf(text: string, schema: GraphQLSchema) {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const typeNamed = (name: string | undefined) => {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  };
  const expand: Expand = (parent, selections) =>
    selections.flatMap((one) => {
      if (one.kind === Kind.FIELD) return one.name.value === '__typename' ? [] : [{ parent, field: one }];
      const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : one;
      if (!fragment) return [];
      return expand(
        typeNamed(fragment.typeCondition?.name.value) ?? parent,
        fragment.selectionSet.selections,
      );
    });
  return definitions.flatMap((one) => {
    const root = one.kind === Kind.OPERATION_DEFINITION ? schema.getRootType(one.operation) : undefined;
    if (one.kind !== Kind.OPERATION_DEFINITION || !root) return [];
    const name = one.name?.value ?? '';
    // Test queries select what their component reads; nothing else is on screen with it.
    if (name.endsWith('TestQuery')) return [];
    return {
      name,
      isBesideOthers: one.operation === OperationTypeNode.SUBSCRIPTION || name.endsWith('FrameQuery'),
      lists: addLists(expand(root, one.selectionSet.selections), one.operation, expand, new Map()),
    };
  });
}

const namesOf = (fields: ReadonlySet<string> | undefined) => [...(fields ?? [])].toSorted().join(' ');

/** Lists of a frame or a subscription whose items another operation selects with other fields. */
function differences(texts: readonly string[], schema: GraphQLSchema): string[] {
  const operations = texts.flatMap((text) => operationOf(text, schema));
  return operations
    .filter(({ isBesideOthers }) => isBesideOthers)
    .flatMap(({ name, lists }) =>
      [...lists].flatMap(([list, fields]) =>
        operations
          .filter((other) => other.lists.has(list) && namesOf(other.lists.get(list)) !== namesOf(fields))
          .map(
            (other) =>
              `${list}: ${name} { ${namesOf(fields)} }, ${other.name} { ${namesOf(other.lists.get(list))} }`,
          ),
      ),
    );
}

describe('items of a list', () => {
  it('are selected with the same fields by a frame or a subscription and by the pages beside it', () => {
    const schema = buildSchema(read('schema.graphql'));
    const operations = Object.values(JSON.parse(read('web/relay/operations.json')) as Record<string, string>);
    expect(differences(operations, schema)).toEqual([]);
  });

  it('that differ are reported, as an item of one would lack the fields of the other', () => {
    const schema = buildSchema(`
      type Query { cluster: Cluster }
      interface Node { id: ID! }
      type Cluster implements Node { id: ID! disks: Disks }
      type Disks { volumes: [Volume] }
      type Volume { name: String size: Int }
    `);
    const frame =
      'query FrameQuery { cluster { disks { ...names } } } fragment names on Disks { volumes { name } }';
    const page = (fields: string) => `query PageQuery { cluster { disks { volumes { ${fields} } } } }`;
    expect(differences([frame, page('name')], schema)).toEqual([]);
    expect(differences([frame, page('size')], schema)).toEqual([
      'Cluster.disks.volumes: FrameQuery { name }, PageQuery { size }',
    ]);
  });
});
