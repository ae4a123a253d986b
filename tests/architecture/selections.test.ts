import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isNullableType,
  isObjectType,
  isUnionType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
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

/** What an operation selects without an id of its own, by where it is, each with the names of its fields. */
type Parts = Map<string, Set<string>>;

/** Selections of one or more selection sets on a type, with fragments in place of their spreads. */
type Expand = (parent: GraphQLCompositeType, selections: readonly SelectionNode[]) => Selected[];

const isNode = (type: GraphQLCompositeType) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');

/**
 * Whether Relay may receive this object after its parent. If two operations select different fields of it, one would
 * read undefined fields. Pages of connections are kept in a record for each component.
 */
function comesLater(type: GraphQLOutputType, of: GraphQLCompositeType): boolean {
  if (isListType(getNullableType(type))) return true;
  return isNullableType(type) && !isNode(of) && !of.name.endsWith('Connection');
}

/** Adds the parts below these selections; `path` leads to them from the nearest object with an id. */
function addParts(selected: readonly Selected[], path: string, expand: Expand, parts: Parts): Parts {
  for (const { parent, field } of selected) {
    const type = isUnionType(parent) ? undefined : parent.getFields()[field.name.value]?.type;
    const item = type && getNamedType(type);
    if (!type || !isCompositeType(item)) continue;
    const below = expand(item, field.selectionSet?.selections ?? []);
    const args = (field.arguments ?? [])
      .map((one) => print(one))
      .toSorted()
      .join(', ');
    const here = `${isNode(parent) ? parent.name : path}.${field.name.value}${args && `(${args})`}`;
    if (comesLater(type, item)) {
      const fields = below.map((one) => one.field.name.value);
      parts.set(here, new Set([...(parts.get(here) ?? []), ...fields]));
    }
    addParts(below, here, expand, parts);
  }
  return parts;
}

/** An operation's name, whether it is on screen beside others or arrives by itself, and its parts. */
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
      isFrame: name.endsWith('FrameQuery'),
      isSubscription: one.operation === OperationTypeNode.SUBSCRIPTION,
      parts: addParts(expand(root, one.selectionSet.selections), one.operation, expand, new Map()),
    };
  });
}

const namesOf = (fields: ReadonlySet<string>) => [...fields].toSorted().join(' ');

/**
 * Parts of a frame or a subscription that another operation selects with other fields. A subscription reads nothing, so
 * it only must not lack a field.
 */
function differences(texts: readonly string[], schema: GraphQLSchema): string[] {
  const operations = texts.flatMap((text) => operationOf(text, schema));
  return operations
    .filter(({ isFrame, isSubscription }) => isFrame || isSubscription)
    .flatMap(({ name, isFrame, parts }) =>
      [...parts].flatMap(([part, mine]) =>
        operations.flatMap((other) => {
          const theirs = other.parts.get(part);
          if (!theirs) return [];
          const isLacking = [...theirs].some((field) => !mine.has(field));
          if (!isLacking && (!isFrame || theirs.size === mine.size)) return [];
          return `${part}: ${name} { ${namesOf(mine)} }, ${other.name} { ${namesOf(theirs)} }`;
        }),
      ),
    );
}

describe('items of a list and objects that may be null', () => {
  it('are selected with the same fields by a frame or a subscription and by the pages beside it', () => {
    const schema = buildSchema(read('schema.graphql'));
    const operations = Object.values(JSON.parse(read('web/relay/operations.json')) as Record<string, string>);
    expect(operations.filter((text) => /^query \w+FrameQuery\b/.test(text))).not.toEqual([]);
    expect(operations.filter((text) => text.startsWith('subscription'))).not.toEqual([]);
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
