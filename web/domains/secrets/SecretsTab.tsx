import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Stack } from '../../ui/layout/primitives.ts';
import { OneTimeCard } from './wrapped/OneTimeCard.tsx';
import { SecretsCard } from './SecretsCard.tsx';
import type { SecretsTabQuery } from './__generated__/SecretsTabQuery.graphql.ts';

/** Settings → global secrets. */
export function SecretsTab() {
  const { viewer } = useOwnedQuery<SecretsTabQuery>(
    graphql`
      query SecretsTabQuery @preloadable {
        viewer {
          account {
            ...SecretsCard_account
            ...OneTimeCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<SecretsTabQuery>>(),
  );
  if (!viewer) return null;
  return (
    <Stack gap="6">
      <SecretsCard account={viewer.account} />
      <OneTimeCard account={viewer.account} />
    </Stack>
  );
}
