import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { DeploymentStatusBadge } from './DeploymentStatusBadge.tsx';
import type { RecentDeploymentsCard_cluster$key } from './__generated__/RecentDeploymentsCard_cluster.graphql.ts';

const SHOWN = 5;

/** Deployments of the cluster that were changed last, with their status. */
export function RecentDeploymentsCard({ cluster }: { cluster: RecentDeploymentsCard_cluster$key }) {
  const { t } = useTranslation('deployments');
  const { uuid, deployments } = useFragment(
    graphql`
      fragment RecentDeploymentsCard_cluster on Cluster {
        uuid
        deployments(first: 100) {
          edges {
            node {
              id
              uuid
              name
              updatedAt
              ...DeploymentStatusBadge_deployment
            }
          }
        }
      }
    `,
    cluster,
  );
  const recent = deployments?.edges
    .map(({ node }) => node)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, SHOWN);
  return (
    <Card>
      <CardHeader title={t('card.title')} />
      {recent ? (
        <CardBody>
          {recent.length === 0 ? <Text color="fg.muted">{t('card.empty')}</Text> : null}
          <Stack as="ul" gap="3" listStyleType="none">
            {recent.map((deployment) => (
              <Flex as="li" key={deployment.id} gap="3" align="center" justify="space-between">
                <div style={{ minWidth: 0 }}>
                  <TextLink to={paths.deployment(uuid, deployment.uuid)}>{deployment.name}</TextLink>
                  <Text textStyle="xs" color="fg.muted">
                    <RelativeTime at={deployment.updatedAt} />
                  </Text>
                </div>
                <DeploymentStatusBadge deployment={deployment} />
              </Flex>
            ))}
          </Stack>
        </CardBody>
      ) : (
        <MissingData title={t('card.loadFailed')} />
      )}
      <CardFooter>
        <TextLink to={paths.cluster(uuid, 'deployments')}>{t('card.all')}</TextLink>
      </CardFooter>
    </Card>
  );
}
