import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { AuditLogCard } from './AuditLogCard.tsx';
import type { AuditTabQuery } from './__generated__/AuditTabQuery.graphql.ts';

/** Settings → audit log. */
export function AuditTab() {
  const { viewer } = useOwnedQuery<AuditTabQuery>(
    graphql`
      query AuditTabQuery($filter: AuditLogFilter) @preloadable {
        viewer {
          account {
            ...AuditLogCard_account @arguments(filter: $filter)
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<AuditTabQuery>>(),
  );
  return viewer ? <AuditLogCard account={viewer.account} /> : null;
}
