import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ExportedEntry } from './auditExport.ts';
import type { AuditFilter } from './auditFilter.ts';
import type { useLoadAuditLogQuery } from './__generated__/useLoadAuditLogQuery.graphql.ts';

/** More would keep the browser busy for minutes; a filter reaches the older ones. */
export const MAX_EXPORTED = 5_000;

interface AuditExport {
  readonly entries: readonly ExportedEntry[];
  /** Whether older entries were left out. */
  readonly isCut: boolean;
}

/** Loads all entries that match a filter, newest first, page by page. Rejects if a page could not be loaded. */
export function useLoadAuditLog(): (filter: AuditFilter) => Promise<AuditExport> {
  const environment = useRelayEnvironment();
  return async (filter) => {
    const entries: ExportedEntry[] = [];
    let after: string | null | undefined;
    do {
      const data = await fetchQuery<useLoadAuditLogQuery>(
        environment,
        graphql`
          query useLoadAuditLogQuery($filter: AuditLogFilter, $after: String) {
            viewer {
              account {
                auditLog(first: 100, after: $after, filter: $filter) {
                  edges {
                    node {
                      at
                      actorName
                      origin
                      action
                      targetType
                      targetId
                      targetName
                      changes {
                        path
                        before
                        after
                      }
                    }
                  }
                  pageInfo {
                    hasNextPage
                    endCursor
                  }
                }
              }
            }
          }
        `,
        { filter, after },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const log = data?.viewer?.account.auditLog;
      if (!log) throw new Error('The audit log could not be loaded.');
      for (const { node } of log.edges) {
        const { at, actorName, origin, action, targetType, targetId, targetName } = node;
        const changes = node.changes.map(({ path, before, after }) => ({ path, before, after }));
        entries.push({ at, actorName, origin, action, targetType, targetId, targetName, changes });
      }
      after = log.pageInfo.hasNextPage ? log.pageInfo.endCursor : null;
    } while (after != null && entries.length < MAX_EXPORTED);
    return { entries, isCut: after != null };
  };
}
