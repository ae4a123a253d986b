import { Database, History, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../../shell/MissingData.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { FocusRegion } from '../../../ui/layout/FocusRegion.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Flex, SimpleGrid, Stack, Text } from '../../../ui/layout/primitives.ts';
import { DeletedPostgres } from './DeletedPostgres.tsx';
import { PostgresItem } from './PostgresItem.tsx';
import { usePostgresCommands } from './usePostgresCommands.ts';
import type { PostgresList_cluster$key } from './__generated__/PostgresList_cluster.graphql.ts';

/** The cards for a new database and for recovery, and the databases, live. */
export function PostgresList({ cluster }: { cluster: PostgresList_cluster$key }) {
  const { t } = useTranslation('postgres');
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment PostgresList_cluster on Cluster {
        uuid
        viewerCan {
          createPostgresCluster {
            ...useActionReason_state
          }
          restorePostgresCluster {
            ...useActionReason_state
          }
        }
        postgresClusters(first: 100) {
          totalCount
          edges {
            node {
              id
              ...PostgresItem_postgres
              ...usePostgresCommands_postgres
            }
          }
        }
        restorablePostgresClusters {
          id
          ...DeletedPostgres_postgres
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...restorablePostgresFields_postgres
        }
      }
    `,
    cluster,
  );
  const { uuid, viewerCan, postgresClusters: all, restorablePostgresClusters: restorable } = data;
  usePostgresCommands(uuid, all?.edges ?? []);
  if (!all) return <MissingData title={t('loadFailed')} />;
  const isEmpty = all.edges.length === 0;
  const create = (
    <ButtonLink
      variant="primary"
      icon={<Plus />}
      to={paths.createPostgres(uuid)}
      disabledReason={reasonOf(viewerCan.createPostgresCluster)}
    >
      {t('create.button')}
    </ButtonLink>
  );
  const recoveryCard = (
    <Card>
      <CardHeader
        title={t('recovery.title')}
        description={restorable?.length === 0 ? t('recovery.none') : t('recovery.text')}
      />
      <CardBody>
        <ButtonLink
          icon={<History />}
          to={paths.restorePostgres(uuid)}
          disabledReason={reasonOf(viewerCan.restorePostgresCluster)}
        >
          {t('recovery.button')}
        </ButtonLink>
      </CardBody>
    </Card>
  );
  return (
    <FocusRegion label={t('list.title')}>
      {isEmpty ? (
        <>
          <Card>
            <EmptyState kind="first" icon={Database} title={t('first.title')} actions={create}>
              {t('first.text')}
            </EmptyState>
          </Card>
          {restorable && restorable.length > 0 ? recoveryCard : null}
        </>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Card>
            <CardHeader title={t('create.title')} description={t('create.text')} />
            <CardBody>{create}</CardBody>
          </Card>
          {recoveryCard}
        </SimpleGrid>
      )}
      {isEmpty ? null : (
        <section aria-labelledby="postgres-list">
          <Flex gap="3" align="baseline" mb="3">
            <Heading level={2} id="postgres-list" textStyle="h3">
              {t('list.title')}
            </Heading>
            <Text color="fg.muted">{t('list.count', { count: all.totalCount })}</Text>
          </Flex>
          <Stack gap="4">
            {all.edges.map(({ node }) => (
              <PostgresItem key={node.id} postgres={node} />
            ))}
          </Stack>
        </section>
      )}
      {restorable ? <DeletedPostgres postgres={restorable} /> : null}
    </FocusRegion>
  );
}
