import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import ValidationPlugin from '@pothos/plugin-validation';
import WithInputPlugin from '@pothos/plugin-with-input';
import { isObjectType, type GraphQLSchema } from 'graphql/index.js';
import { InvalidPathError } from '../upstream/errors.ts';
import type { GatewayContext } from './context.ts';
import { codedError, hasCode, inputErrorFromIssues } from './errors.ts';
import { decodeId, encodeId, unknownId } from './globalId.ts';
import { messageOf } from './messages.ts';

export interface GraphTypes {
  Context: GatewayContext;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    Decimal: { Input: string; Output: number };
    JSON: { Input: unknown; Output: unknown };
    Upload: { Input: File; Output: never };
  };
  Connection: { totalCount: number };
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  WithInputArgRequired: true;
}

/** Number of objects that one `nodes` field returns at most. */
export const MAX_NODES = 100;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function isNodeType(schema: GraphQLSchema, name: string): boolean {
  const type = schema.getType(name);
  return isObjectType(type) && type.getInterfaces().some((implemented) => implemented.name === 'Node');
}

/**
 * The one schema builder. Fields are non-null unless they say `nullable: true`. A mutation's union is named
 * `<Field>Result` and its input `<Field>Input`; the payload type is named by its own file, `<Field>Payload`.
 */
export const builder = new SchemaBuilder<GraphTypes>({
  plugins: [ErrorsPlugin, RelayPlugin, WithInputPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    // A refused input is an expected error like any other, so it belongs in the union.
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${capital(fieldName)}Result` },
  },
  withInput: {
    argOptions: { required: true },
    typeOptions: { name: ({ fieldName }) => `${capital(fieldName)}Input` },
  },
  validation: { validationError: (failure) => inputErrorFromIssues(failure.issues) },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    idFieldOptions: {
      description: 'Global id, unique among all types; the input of `node`.',
    },
    encodeGlobalID: encodeId,
    decodeGlobalID: decodeId,
    edgesFieldOptions: {
      nullable: { list: false, items: false },
      description: 'Items of this page, in order.',
    },
    nodeFieldOptions: { nullable: false, description: 'The item.' },
    cursorFieldOptions: { description: 'Cursor of the item, for `after` or `before`.' },
    nodesOnConnection: { description: 'Nodes of this page, in order; the edges without their cursors.' },
    pageInfoFieldOptions: { description: 'Information about the page.' },
    nodeTypeOptions: { description: 'An object with a global id.' },
    pageInfoTypeOptions: {
      description: 'First and last cursor of a page, and whether there are more pages.',
    },
    hasNextPageFieldOptions: { description: 'Whether there are items after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are items before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null when the page is empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last item; null when the page is empty.' },
    nodeQueryOptions: {
      description:
        'An object by its global id; null when there is none that you may see. BAD_USER_INPUT for an invalid id.',
      args: { id: { description: 'Global id of the object.' } },
      resolve: (_root, { id }, _ctx, info, loadNode) => {
        if (!isNodeType(info.schema, id.typename)) throw unknownId(`${id.typename}:${id.id}`);
        return loadNode(id);
      },
    },
    nodesQueryOptions: false,
    firstArgOptions: { description: 'Number of items from the start, at most 100.' },
    lastArgOptions: { description: 'Number of items from the end, at most 100.' },
    afterArgOptions: { description: 'Returns items after this cursor.' },
    beforeArgOptions: { description: 'Returns items before this cursor.' },
    defaultConnectionTypeOptions: { description: 'A page of a list.' },
    defaultEdgeTypeOptions: { description: 'An item of a list and its cursor.' },
  },
});

/** What the `fields` function of an input type gets. */
export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

builder.queryType({ description: 'Queries.' });
builder.mutationType({
  description:
    'Mutations; one per operation. Expected errors are members of the result union. API keys need a scope that writes in the area, such as CLUSTERS_WRITE or WRITE.',
});
builder.subscriptionType({
  description: 'Live updates over WebSocket (graphql-transport-ws) or as server-sent events.',
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'Number of items in the whole list.',
    resolve: (connection) => connection.totalCount,
  }),
);

/** Whether the id, and not the platform or the caller's rights, is the reason that an object was not returned. */
const isInvalidId = (error: unknown) => hasCode(error, 'BAD_USER_INPUT') || error instanceof InvalidPathError;

// Pothos' own field decodes the ids as an argument, so that one invalid id fails the whole field.
builder.queryField('nodes', (t) =>
  t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description:
      'Objects by their global ids, in the same order; at most 100. Null for invalid ids and for objects that you may not see.',
    args: { ids: t.arg.idList({ required: true, description: 'Global ids of the objects.' }) },
    resolve: (root, { ids }, ctx, info) => {
      if (ids.length > MAX_NODES)
        throw codedError('BAD_USER_INPUT', messageOf('NODES_MANY', { max: MAX_NODES }));
      const loadNode = info.schema.getQueryType()?.getFields()['node']?.resolve;
      return Promise.all(
        ids.map(async (id): Promise<unknown> => {
          try {
            return await loadNode?.(root, { id }, ctx, info);
          } catch (error) {
            if (isInvalidId(error)) return null;
            throw error;
          }
        }),
      );
    },
  }),
);
