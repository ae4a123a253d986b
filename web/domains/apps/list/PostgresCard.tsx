import { Database, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card, CardBody } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { IconBox } from '../../../ui/layout/IconBox.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { PostgresCard_cluster$key } from './__generated__/PostgresCard_cluster.graphql.ts';

/** The featured card of managed PostgreSQL. */
export function PostgresCard({ cluster }: { cluster: PostgresCard_cluster$key }) {
  const { t } = useTranslation('apps');
  const { uuid, postgresClusters } = useFragment(
    graphql`
      fragment PostgresCard_cluster on Cluster {
        uuid
        postgresClusters(first: 1) {
          totalCount
        }
      }
    `,
    cluster,
  );
  return (
    <Card as="article" aria-labelledby="app-postgres-title">
      <CardBody>
        <Flex gap="4" align="center" wrap="wrap" justify="space-between">
          <Flex gap="3" align="flex-start" flex="1 1 20rem" minW="0">
            <IconBox icon={Database} />
            <Box minW="0">
              <Flex gap="2" wrap="wrap" align="center">
                <Heading level={3} id="app-postgres-title">
                  {t('postgres.title')}
                </Heading>
                <StatusBadge
                  tone="busy"
                  look="outline"
                  isBusy={false}
                  icon={Star}
                  label={t('postgres.featured')}
                />
              </Flex>
              <Text color="fg.muted" mt="1">
                {t('postgres.text')}
              </Text>
              {postgresClusters && postgresClusters.totalCount > 0 ? (
                <Text mt="1">{t('postgres.count', { count: postgresClusters.totalCount })}</Text>
              ) : null}
            </Box>
          </Flex>
          <ButtonLink variant="primary" to={paths.postgres(uuid)}>
            {t('postgres.open')}
          </ButtonLink>
        </Flex>
      </CardBody>
    </Card>
  );
}
