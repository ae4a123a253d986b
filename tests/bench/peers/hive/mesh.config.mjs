import { defineConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';
import { endpoint } from './endpoint.mjs';

/** The platform as it describes itself, in the name of whoever asks. */
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
