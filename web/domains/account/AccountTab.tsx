import { graphql } from 'relay-runtime';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Stack } from '../../ui/layout/primitives.ts';
import { DangerCard } from './closing/DangerCard.tsx';
import { DefaultAccountSelect } from './DefaultAccountSelect.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useRows } from './useRows.ts';
import type { AccountTabQuery } from './__generated__/AccountTabQuery.graphql.ts';

/** Settings → account: every field is saved separately, one at a time. */
export function AccountTab() {
  const { viewer } = useOwnedQuery<AccountTabQuery>(
    graphql`
      query AccountTabQuery @preloadable {
        viewer {
          ...DangerCard_viewer
          ...DefaultAccountSelect_viewer
          user {
            ...ProfileCard_user
          }
          account {
            ...TeamCard_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<AccountTabQuery>>(),
  );
  const rows = useRows<'name' | 'email' | 'phone' | 'team'>();
  if (!viewer) return null;
  return (
    <Stack gap="6" maxW="3xl">
      <ProfileCard user={viewer.user} rows={rows} />
      <TeamCard account={viewer.account} row={rows('team')}>
        <DefaultAccountSelect viewer={viewer} />
      </TeamCard>
      <PreferencesCard />
      <DangerCard viewer={viewer} />
    </Stack>
  );
}
