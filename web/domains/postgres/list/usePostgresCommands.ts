import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import { useCommands, type Command } from '../../../shell/keys/useCommands.ts';
import { paths } from '../../../shell/paths.ts';
import type { usePostgresCommands_postgres$key } from './__generated__/usePostgresCommands_postgres.graphql.ts';

interface Edge {
  readonly node: usePostgresCommands_postgres$key;
}

/** Adds the databases on screen to the palette. */
export function usePostgresCommands(clusterUuid: string, edges: readonly Edge[]): void {
  const navigate = useNavigate();
  useCommands(
    useMemo(
      () =>
        edges.map(({ node }): Command => {
          const { uuid, name, databaseName } = readInlineData(
            graphql`
              fragment usePostgresCommands_postgres on PostgresCluster @inline {
                uuid
                name
                databaseName
              }
            `,
            node,
          );
          return {
            id: `postgres-${uuid}`,
            group: 'databases',
            label: name,
            keywords: ['postgres', 'postgresql', 'database', databaseName],
            run: () => void navigate(paths.postgresCluster(clusterUuid, name, 'manage')),
          };
        }),
      [clusterUuid, edges, navigate],
    ),
  );
}
