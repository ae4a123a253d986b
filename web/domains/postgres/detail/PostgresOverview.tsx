import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Grid, Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { ConfigurationFacts } from '../ConfigurationFacts.tsx';
import { ConnectPanel } from '../connect/ConnectPanel.tsx';
import { BackupsCard } from './BackupsCard.tsx';
import { InstancesCard } from './InstancesCard.tsx';
import { MetricsCard } from './MetricsCard.tsx';
import { SlowQueriesCard } from './SlowQueriesCard.tsx';
import type { PostgresOverviewQuery } from './__generated__/PostgresOverviewQuery.graphql.ts';

/** How to connect to a database, what runs of it, its usage and its backups. */
export function PostgresOverview() {
  return (
    <Suspense fallback={<SkeletonCards count={3} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<PostgresOverviewQuery>(
    graphql`
      query PostgresOverviewQuery($id: ID!, $name: String!) @preloadable {
        cluster(id: $id) {
          postgresCluster(name: $name) {
            id
            status
            ...ConnectPanel_postgres
            ...ConfigurationFacts_postgres
            ...InstancesCard_postgres
            ...BackupsCard_postgres
            ...SlowQueriesCard_postgres
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<PostgresOverviewQuery>>(),
  );
  // PostgresFrame shows that the database does not exist.
  return cluster?.postgresCluster ? <Cards postgres={cluster.postgresCluster} /> : null;
}

type Cluster = NonNullable<PostgresOverviewQuery['response']['cluster']>;

function Cards({ postgres }: { postgres: NonNullable<Cluster['postgresCluster']> }) {
  const { t } = useTranslation('postgres');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5">
        <Card>
          <CardHeader title={t('connect.title')} />
          <CardBody>
            <ConnectPanel postgres={postgres} />
          </CardBody>
        </Card>
        <MetricsCard id={postgres.id} isRunning={postgres.status === 'INSTALLED'} />
        <BackupsCard postgres={postgres} />
        {postgres.status === 'INSTALLED' ? <SlowQueriesCard postgres={postgres} /> : null}
      </Stack>
      <Stack gap="5">
        <InstancesCard postgres={postgres} />
        <Card>
          <CardHeader title={t('details.configuration')} />
          <CardBody>
            <ConfigurationFacts postgres={postgres} />
          </CardBody>
        </Card>
      </Stack>
    </Grid>
  );
}
