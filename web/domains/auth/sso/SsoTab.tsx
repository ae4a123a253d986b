import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { SsoCard } from './SsoCard.tsx';
import type { SsoTabQuery } from './__generated__/SsoTabQuery.graphql.ts';

/** Settings → single sign-on. */
export function SsoTab() {
  const { viewer } = useOwnedQuery<SsoTabQuery>(
    graphql`
      query SsoTabQuery @preloadable {
        viewer {
          account {
            ...SsoCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<SsoTabQuery>>(),
  );
  return viewer ? <SsoCard account={viewer.account} /> : null;
}
