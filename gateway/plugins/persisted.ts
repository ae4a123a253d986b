import { randomUUID } from 'node:crypto';
import type { DocumentNode } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { Caller, GatewayContext } from '../graphql/context.ts';
import { missingOperation, type Operations } from './operations.ts';
import { documentIdOf } from './params.ts';
import type { TextPolicy } from './textPolicy.ts';

interface Parts {
  operations: Operations;
  textPolicy: TextPolicy;
  callerOf: (request: Request) => Caller;
}

/**
 * Persisted operations over HTTP, by `documentId`. They were validated when they were loaded, so parsing, validation
 * and limits are skipped. Text operations must pass the text policy. `http/sockets` has its own copy of this rule,
 * because these hooks do not run there.
 */
export function usePersisted({ operations, textPolicy, callerOf }: Parts): Plugin<GatewayContext> {
  const documents = new WeakMap<object, DocumentNode>();
  // Unknown to callers, whose texts are keys of the same cache.
  const prefix = `#${randomUUID()} `;
  return {
    async onParams({ params, setParams, request, context }) {
      const id = documentIdOf(params);
      if (params.query) {
        const refused = await textPolicy(params.query, callerOf(request));
        if (refused !== null) throw refused;
        return;
      }
      if (id === null) throw missingOperation();
      const found = operations.find(id);
      if ('error' in found) throw found.error;
      documents.set(context, found.document);
      const { operationName, variables, extensions } = params;
      // The query is only the cache key; onParse sets the document.
      setParams({
        query: `${prefix}${id}`,
        ...(operationName === undefined ? {} : { operationName }),
        ...(variables === undefined ? {} : { variables }),
        ...(extensions === undefined ? {} : { extensions }),
      });
    },
    onParse({ context, setParsedDocument }) {
      const document = documents.get(context);
      if (document !== undefined) setParsedDocument(document);
    },
    onValidate({ context, setResult }) {
      if (documents.has(context)) setResult([]);
    },
  };
}
