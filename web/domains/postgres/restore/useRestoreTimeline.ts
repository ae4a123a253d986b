import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { windowOf, type RecoveryWindow } from './recoveryWindow.ts';
import type { useRestoreTimelineQuery } from './__generated__/useRestoreTimelineQuery.graphql.ts';

const query = graphql`
  query useRestoreTimelineQuery($id: ID!) {
    node(id: $id) {
      ... on PostgresCluster {
        recoveryWindow {
          earliest
          latest
        }
        backups(first: 100) {
          edges {
            node {
              status
              finishedAt
            }
          }
        }
        backup {
          archiving
          archivingError
        }
      }
    }
  }
`;

export interface Timeline {
  readonly window: RecoveryWindow | undefined;
  /** Ends of complete backups. */
  readonly backups: readonly number[];
  /** Why the window does not grow; undefined while it does. */
  readonly archivingError: string | undefined;
}

type State =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly timeline: Timeline };

function timelineOf({ node }: useRestoreTimelineQuery['response']): Timeline | undefined {
  // Null: they could not be loaded.
  if (!node?.backups) return undefined;
  const { recoveryWindow, backups, backup } = node;
  return {
    window: windowOf(recoveryWindow?.earliest, recoveryWindow?.latest),
    backups: backups.edges.flatMap(({ node: one }) =>
      one.status === 'COMPLETED' && one.finishedAt ? [Date.parse(one.finishedAt)] : [],
    ),
    archivingError: backup?.archiving === 'FAILING' ? (backup.archivingError ?? '') : undefined,
  };
}

/** The recovery window and backups of a source. `refresh` resolves to whether it worked; a failed one keeps the last. */
export function useRestoreTimeline(sourceId: string) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ of: string; state: State }>();

  const load = useCallback(
    async (id: string): Promise<Timeline | undefined> => {
      const answer = await fetchQuery<useRestoreTimelineQuery>(
        environment,
        query,
        { id },
        { networkCacheConfig: { force: true } },
      )
        .toPromise()
        .catch(() => undefined);
      return answer && timelineOf(answer);
    },
    [environment],
  );

  useEffect(() => {
    if (sourceId === '') return undefined;
    let isOvertaken = false;
    void load(sourceId).then((timeline) => {
      if (isOvertaken) return;
      setFound({ of: sourceId, state: timeline ? { state: 'loaded', timeline } : { state: 'failed' } });
    });
    return () => {
      isOvertaken = true;
    };
  }, [load, sourceId]);

  const refresh = async (): Promise<boolean> => {
    const timeline = await load(sourceId);
    // Another source may have been loaded in the meantime.
    if (timeline)
      setFound((before) =>
        before?.of === sourceId ? { of: sourceId, state: { state: 'loaded', timeline } } : before,
      );
    return timeline !== undefined;
  };
  const state: State = found?.of === sourceId ? found.state : { state: 'loading' };
  return { ...state, refresh };
}
