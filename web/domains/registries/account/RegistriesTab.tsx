import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { RegistriesCard } from './RegistriesCard.tsx';
import type { RegistriesTabQuery } from './__generated__/RegistriesTabQuery.graphql.ts';

/** Integrations → Registries. */
export function RegistriesTab() {
  const { viewer } = useOwnedQuery<RegistriesTabQuery>(
    graphql`
      query RegistriesTabQuery @preloadable {
        viewer {
          account {
            ...RegistriesCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<RegistriesTabQuery>>(),
  );
  return viewer ? <RegistriesCard account={viewer.account} /> : null;
}
