import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Grid } from '../../ui/layout/primitives.ts';
import { CloudTokenCard } from './CloudTokenCard.tsx';
import { TokenHowTo } from './TokenHowTo.tsx';
import type { HetznerTabQuery } from './__generated__/HetznerTabQuery.graphql.ts';

/** Integrations → Hetzner: the token for creating clusters, and how to get one. */
export function HetznerTab() {
  const { viewer } = useOwnedQuery<HetznerTabQuery>(
    graphql`
      query HetznerTabQuery @preloadable {
        viewer {
          account {
            ...CloudTokenCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<HetznerTabQuery>>(),
  );
  if (!viewer) return null;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="6"
      maxW="6xl"
      alignItems="start"
    >
      <CloudTokenCard account={viewer.account} />
      <TokenHowTo />
    </Grid>
  );
}
