import { defineConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';
import { endpoint } from './endpoint.mjs';

/** The platform's OpenAPI document, with the credentials of the caller. */
export const composeConfig = defineConfig({
  subgraphs: [
    {
      sourceHandler: loadOpenAPISubgraph('platform', {
        source: './openapi.json',
        endpoint,
        operationHeaders: { authorization: "{context.headers['authorization']}" },
      }),
    },
  ],
});
