import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { PostgresSettingsForm } from './PostgresSettingsForm.tsx';
import type { PostgresSettingsPageQuery } from './__generated__/PostgresSettingsPageQuery.graphql.ts';

/** The settings of a database. */
export function PostgresSettingsPage() {
  const { cluster } = useOwnedQuery<PostgresSettingsPageQuery>(
    graphql`
      query PostgresSettingsPageQuery($id: ID!, $name: String!) @preloadable {
        cluster(id: $id) {
          postgresCluster(name: $name) {
            ...PostgresSettingsForm_postgres
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<PostgresSettingsPageQuery>>(),
  );
  // PostgresFrame shows that the database does not exist.
  return cluster?.postgresCluster ? <PostgresSettingsForm postgres={cluster.postgresCluster} /> : null;
}
