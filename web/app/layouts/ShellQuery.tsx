import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import type { ShellQueryQuery } from './__generated__/ShellQueryQuery.graphql.ts';

type Account = NonNullable<ShellQueryQuery['response']['viewer']>['account'];

interface ShellQueryProps {
  readonly loaded: PreloadedQuery<ShellQueryQuery>;
  readonly children: (account: Account) => ReactNode;
}

/** Reads what the frame knows of the account; suspends alone, so the page never waits for the frame. */
export function ShellQuery({ loaded, children }: ShellQueryProps) {
  const { viewer } = useOwnedQuery<ShellQueryQuery>(
    graphql`
      query ShellQueryQuery {
        viewer {
          account {
            ...ShellStatus_account
            ...FailingClusters_account
            ...BannerSlot_account
          }
        }
      }
    `,
    loaded,
  );
  return viewer ? children(viewer.account) : null;
}
