import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import type { TwoFactorTabQuery } from './__generated__/TwoFactorTabQuery.graphql.ts';

/** Settings → two-factor authentication. */
export function TwoFactorTab() {
  const { viewer } = useOwnedQuery<TwoFactorTabQuery>(
    graphql`
      query TwoFactorTabQuery {
        viewer {
          user {
            ...TwoFactorCard_user
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<TwoFactorTabQuery>>(),
  );
  if (!viewer) return null;
  return (
    <Box maxW="48rem">
      <TwoFactorCard user={viewer.user} />
    </Box>
  );
}
