import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../shell/MissingData.tsx';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { PostgresInstances } from './PostgresInstances.tsx';
import { PostgresStatusBadge } from './PostgresStatusBadge.tsx';
import type { DatabasesCard_cluster$key } from './__generated__/DatabasesCard_cluster.graphql.ts';

const SHOWN = 5;

/** The databases of the cluster with their status; failing archiving is shown here too. */
export function DatabasesCard({ cluster }: { cluster: DatabasesCard_cluster$key }) {
  const { t } = useTranslation('postgres');
  const { uuid, postgresClusters } = useFragment(
    graphql`
      fragment DatabasesCard_cluster on Cluster {
        uuid
        postgresClusters(first: 100) {
          edges {
            node {
              id
              name
              version
              backup {
                archiving
              }
              ...PostgresStatusBadge_postgres
              ...PostgresInstances_postgres
            }
          }
        }
      }
    `,
    cluster,
  );
  const databases = postgresClusters?.edges.map(({ node }) => node);
  return (
    <Card>
      <CardHeader title={t('card.title')} />
      {databases ? (
        <CardBody>
          {databases.length === 0 ? <Text color="fg.muted">{t('card.empty')}</Text> : null}
          <Stack as="ul" gap="3" listStyleType="none">
            {databases.slice(0, SHOWN).map((database) => (
              <Flex as="li" key={database.id} gap="3" align="center" justify="space-between" wrap="wrap">
                <div style={{ minWidth: 0 }}>
                  <TextLink to={paths.postgresCluster(uuid, database.name)}>{database.name}</TextLink>
                  <Text textStyle="xs" color="fg.muted">
                    {database.version} · <PostgresInstances postgres={database} />
                  </Text>
                </div>
                <Flex gap="1.5" wrap="wrap">
                  {database.backup.archiving === 'FAILING' ? (
                    <StatusBadge tone="failed" label={t('backups.failing')} />
                  ) : null}
                  <PostgresStatusBadge postgres={database} />
                </Flex>
              </Flex>
            ))}
          </Stack>
        </CardBody>
      ) : (
        <MissingData title={t('card.loadFailed')} />
      )}
      <CardFooter>
        <TextLink to={paths.postgres(uuid)}>{t('card.all')}</TextLink>
      </CardFooter>
    </Card>
  );
}
