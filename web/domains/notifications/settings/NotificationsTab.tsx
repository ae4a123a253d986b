import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { PreferencesCard } from './PreferencesCard.tsx';
import type { NotificationsTabQuery } from './__generated__/NotificationsTabQuery.graphql.ts';

/** Settings → notifications. */
export function NotificationsTab() {
  const { viewer } = useOwnedQuery<NotificationsTabQuery>(
    graphql`
      query NotificationsTabQuery @preloadable {
        viewer {
          user {
            ...PreferencesCard_user
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<NotificationsTabQuery>>(),
  );
  return viewer ? <PreferencesCard user={viewer.user} /> : null;
}
