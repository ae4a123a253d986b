import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import type { TwoFactorTabQuery } from './__generated__/TwoFactorTabQuery.graphql.ts';

/** Settings → two-factor authentication and passkeys. */
export function TwoFactorTab() {
  const { viewer, installation } = useOwnedQuery<TwoFactorTabQuery>(
    graphql`
      query TwoFactorTabQuery @preloadable {
        viewer {
          user {
            ...TwoFactorCard_user
            ...PasskeysCard_user
          }
        }
        installation {
          hasPasskeys
        }
      }
    `,
    useLoaderData<PreloadedQuery<TwoFactorTabQuery>>(),
  );
  if (!viewer) return null;
  return (
    <Stack gap="5" maxW="3xl">
      <TwoFactorCard user={viewer.user} />
      <PasskeysCard user={viewer.user} isOffered={installation.hasPasskeys ?? false} />
    </Stack>
  );
}
