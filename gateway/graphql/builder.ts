import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import ValidationPlugin from '@pothos/plugin-validation';
import WithInputPlugin from '@pothos/plugin-with-input';
import type { GatewayContext } from './context.ts';
import { codedError, inputErrorFromIssues } from './errors.ts';
import { decodeId, encodeId } from './globalId.ts';
import { say } from './messages.ts';

export interface GraphTypes {
  Context: GatewayContext;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    Upload: { Input: File; Output: never };
  };
  Connection: { totalCount: number };
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  WithInputArgRequired: true;
}

/** As many objects can be asked for by their ids at once. */
export const MAX_NODES = 100;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The one schema builder. Fields are non-null unless they say `nullable: true`. A mutation's union is named
 * `<Field>Result` and its input `<Field>Input`; the payload type is named by its own file, `<Field>Payload`.
 */
export const builder = new SchemaBuilder<GraphTypes>({
  plugins: [ErrorsPlugin, RelayPlugin, WithInputPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    // A refused input is an answer of the mutation like any other refusal, so it belongs in the union.
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
      description: 'Global id: unique among all types; `node(id:)` takes it.',
    },
    encodeGlobalID: encodeId,
    decodeGlobalID: decodeId,
    edgesFieldOptions: {
      nullable: { list: false, items: false },
      description: 'The items of this page, in order.',
    },
    nodeFieldOptions: { nullable: false, description: 'The item itself.' },
    cursorFieldOptions: { description: 'Cursor of this item, for `after` or `before`.' },
    pageInfoFieldOptions: { description: 'Page information, for the next request.' },
    nodeTypeOptions: { description: 'An object with an id of its own, which node(id:) finds again.' },
    pageInfoTypeOptions: {
      description: 'First and last cursor of a page, and whether there are more pages.',
    },
    hasNextPageFieldOptions: { description: 'Is there more after this page?' },
    hasPreviousPageFieldOptions: { description: 'Is there more before this page?' },
    startCursorFieldOptions: { description: 'The cursor of the first item; null on an empty page.' },
    endCursorFieldOptions: { description: 'The cursor of the last item; null on an empty page.' },
    nodeQueryOptions: {
      description: 'Any object by its id; null when there is none that you may see.',
      args: { id: { description: 'The id field of the object.' } },
    },
    nodesQueryOptions: {
      description: 'Several objects by their ids, in the order asked; at most 100.',
      args: { ids: { description: 'The id fields of the objects.' } },
      resolve: (_root, { ids }, _context, _info, resolveNodes) => {
        if (ids.length > MAX_NODES) {
          throw codedError('BAD_USER_INPUT', say('NODES_MANY', { max: MAX_NODES }));
        }
        return resolveNodes(ids);
      },
    },
    firstArgOptions: { description: 'How many items from the start, at most 100.' },
    lastArgOptions: { description: 'How many items from the end, at most 100.' },
    afterArgOptions: { description: 'Begin after the item with this cursor.' },
    beforeArgOptions: { description: 'End before the item with this cursor.' },
    defaultConnectionTypeOptions: { description: 'A page of a list.' },
    defaultEdgeTypeOptions: { description: 'One item of a list and its cursor.' },
  },
});

builder.queryType({ description: 'Queries.' });
builder.mutationType({
  description: 'Mutations; one per operation. Expected errors are members of the result union.',
});
builder.subscriptionType({ description: 'Live changes, over WebSocket (graphql-transport-ws).' });

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'How many items the list has in all, before paging.',
    resolve: (connection) => connection.totalCount,
  }),
);
