import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql/index.js';
import type { GatewayContext } from './context.ts';
import { encodeId } from './globalId.ts';

/** What `builder.node` was told of ids, as Pothos keeps it with the type. */
interface NodeOptions {
  id?: { resolve: (parent: unknown, args: object, context: GatewayContext) => string };
}

/** Members of connections and edges, which `connectionOf` makes plain objects. */
const PLAIN: readonly (readonly [string, readonly string[]])[] = [
  ['Edge', ['node']],
  ['Connection', ['edges', 'pageInfo', 'totalCount']],
];

function encodesAtOnce(type: GraphQLObjectType): void {
  const { id } = (type.extensions['pothosOptions'] ?? {}) as NodeOptions;
  const field = type.getFields()['id'];
  if (id === undefined || field === undefined) return;
  field.resolve = (parent, args: object, context: GatewayContext) =>
    encodeId(type.name, id.resolve(parent, args, context));
}

function picksByName(type: GraphQLObjectType): void {
  for (const [suffix, names] of PLAIN) {
    if (!type.name.endsWith(suffix)) continue;
    const fields = type.getFields();
    for (const name of names) delete fields[name]?.resolve;
  }
}

/**
 * Pothos waits for every id, in case it were a promise, and calls a function for every edge: on a page of a hundred
 * objects that is a third of all that is called. Here ids are never promises, and what only picks the member of its own
 * name needs no function at all.
 */
export function resolveDirectly(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    if (type.getInterfaces().some(({ name }) => name === 'Node')) encodesAtOnce(type);
    picksByName(type);
  }
  return schema;
}
