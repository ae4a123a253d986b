import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';

/** Without the parser's message, which repeats the whole body. */
function malformed(error: unknown): GraphQLError {
  const message = error instanceof GraphQLError ? error.message : 'The request body cannot be read.';
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** Errors while a request is parsed are errors of the client: 400, and no log entry. */
export function useRequestErrors(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (requestParser === undefined) return;
      setRequestParser(async (request) => {
        try {
          return await requestParser(request);
        } catch (error) {
          throw malformed(error);
        }
      });
    },
  };
}
