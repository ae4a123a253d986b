import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Stack } from '../../ui/layout/primitives.ts';
import { SeatTiles } from './SeatTiles.tsx';
import { UsersCard } from './UsersCard.tsx';
import type { UsersTabQuery } from './__generated__/UsersTabQuery.graphql.ts';

/** Settings → users. */
export function UsersTab() {
  const { viewer } = useOwnedQuery<UsersTabQuery>(
    graphql`
      query UsersTabQuery @preloadable {
        viewer {
          account {
            ...SeatTiles_account
            ...UsersCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<UsersTabQuery>>(),
  );
  if (!viewer) return null;
  return (
    <Stack gap="6">
      <SeatTiles account={viewer.account} />
      <UsersCard account={viewer.account} />
    </Stack>
  );
}
