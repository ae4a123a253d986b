import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { SecretsCard } from './SecretsCard.tsx';
import type { SecretsTabQuery } from './__generated__/SecretsTabQuery.graphql.ts';

/** Settings → global secrets. */
export function SecretsTab() {
  const { viewer } = useOwnedQuery<SecretsTabQuery>(
    graphql`
      query SecretsTabQuery {
        viewer {
          account {
            ...SecretsCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<SecretsTabQuery>>(),
  );
  return viewer ? <SecretsCard account={viewer.account} /> : null;
}
