import { getNamedType, type GraphQLSchema } from 'graphql/index.js';

/** Describes the input and the result of every mutation by the mutation's name, unless they have a description. */
export function describeMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const arg of args) {
      const description = `Input of \`${name}\`.`;
      arg.description ??= description;
      getNamedType(arg.type).description ??= description;
    }
    getNamedType(type).description ??=
      `Result of \`${name}\`: its payload, or an error that says why it was refused.`;
  }
  return schema;
}
