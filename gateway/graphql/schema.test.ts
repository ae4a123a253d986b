import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

const fieldsOf = (type: GraphQLOutputType) => {
  const named = getNamedType(type);
  return isObjectType(named) || isInterfaceType(named) ? named.getFields() : null;
};
/** The lists and non-nulls around a type. */
const wrappers = (type: GraphQLOutputType) => String(type).replace(getNamedType(type).name, '');

/** Whether one response name may select both fields: equal leaves, or objects whose common fields may be selected. */
function canMerge(a: GraphQLOutputType, b: GraphQLOutputType): boolean {
  if (String(a) === String(b)) return true;
  const [fieldsOfA, fieldsOfB] = [fieldsOf(a), fieldsOf(b)];
  if (wrappers(a) !== wrappers(b) || fieldsOfA === null || fieldsOfB === null) return false;
  return Object.entries(fieldsOfA).every(([name, { type }]) => {
    const other = fieldsOfB[name];
    return other === undefined || canMerge(type, other.type);
  });
}

/** Fields of equal names in members of one union that cannot be selected together without an alias. */
function conflicts(graph: GraphQLSchema): string[] {
  return Object.values(graph.getTypeMap())
    .filter(isUnionType)
    .flatMap((union) => {
      const types = new Map<string, GraphQLOutputType>();
      return union.getTypes().flatMap((member) =>
        Object.values(member.getFields()).flatMap(({ name, type }) => {
          const known = types.get(name) ?? type;
          types.set(name, known);
          return canMerge(known, type) ? [] : [`${union.name}.${name}: ${String(known)} and ${String(type)}`];
        }),
      );
    });
}

describe('members of a union', () => {
  it('have compatible types for fields of equal names', () => {
    expect(conflicts(schema)).toEqual([]);
  });

  it('with incompatible types are found', () => {
    const graph = buildSchema(`
      union U = A | B
      type A { x: Int y: C z: C }
      type B { x: Int! y: D z: [C] }
      type C { same: Int a: Int }
      type D { same: Int b: Int }
      type Query { u: U }`);
    expect(conflicts(graph)).toEqual(['U.x: Int and Int!', 'U.z: C and [C]']);
  });
});

it('every node type of a list has one connection and one edge, named by it', () => {
  const connections = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => 'pageInfo' in type.getFields());
  const described = connections.map((type) => {
    const { nodes, edges } = type.getFields();
    const node = nodes && getNamedType(nodes.type).name;
    return { name: type.name, fields: Object.keys(type.getFields()).sort(), node, edge: String(edges?.type) };
  });
  expect(described.length).toBeGreaterThan(0);
  for (const { name, fields, node = '', edge } of described) {
    expect(name).toBe(`${node}Connection`);
    expect(edge).toBe(`[${node}Edge!]!`);
    expect(fields).toEqual(['edges', 'nodes', 'pageInfo', 'totalCount']);
  }
});

it.each([
  [4.59, '4.59'],
  [90, '90.00'],
  [0.0074, '0.0074'],
  [3 * 3.99, '11.97'],
  [1234567.5, '1234567.50'],
])('the number %d as Decimal is %s', (number, text) => {
  const decimal = schema.getType('Decimal');
  expect(isScalarType(decimal) && decimal.serialize(number)).toBe(text);
});

it('no input with a default is non-null, because graphql-jit would require it', () => {
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  const wrong = inputs.filter(({ field }) => field.defaultValue !== undefined && isNonNullType(field.type));
  expect(wrong.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
});
