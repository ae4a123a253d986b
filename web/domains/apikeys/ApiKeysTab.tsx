import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import type { ApiKeysTabQuery } from './__generated__/ApiKeysTabQuery.graphql.ts';

/** Settings → API keys. */
export function ApiKeysTab() {
  const { viewer } = useOwnedQuery<ApiKeysTabQuery>(
    graphql`
      query ApiKeysTabQuery @preloadable {
        viewer {
          account {
            ...ApiKeysCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<ApiKeysTabQuery>>(),
  );
  return viewer ? <ApiKeysCard account={viewer.account} /> : null;
}
