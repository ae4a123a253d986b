import { Database } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import type { InstancesCard_postgres$key } from './__generated__/InstancesCard_postgres.graphql.ts';

/** The instances of a database, with their roles and nodes. */
export function InstancesCard({ postgres }: { postgres: InstancesCard_postgres$key }) {
  const { t } = useTranslation('postgres');
  const { instances, cluster } = useFragment(
    graphql`
      fragment InstancesCard_postgres on PostgresCluster {
        cluster {
          uuid
        }
        instances {
          name
          role
          isReady
          restartCount
          nodeName
        }
      }
    `,
    postgres,
  );
  return (
    <Card>
      <CardHeader title={t('instances.title')} description={t('instances.text')} />
      <CardBody>
        {instances.length === 0 ? <Text color="fg.muted">{t('instances.none')}</Text> : null}
        <Stack as="ul" gap="3" listStyleType="none">
          {instances.map(({ name, role, isReady, restartCount, nodeName }) => (
            <Flex as="li" key={name} gap="3" justify="space-between" align="flex-start" wrap="wrap">
              <div style={{ minWidth: 0 }}>
                <Mono overflowWrap="anywhere">{name}</Mono>
                <Text textStyle="xs" color="fg.muted">
                  {nodeName ? (
                    <>
                      {t('instances.node')}{' '}
                      <TextLink to={paths.clusterNode(cluster.uuid, nodeName)}>{nodeName}</TextLink>
                    </>
                  ) : null}
                  {restartCount > 0 ? ` · ${t('instances.restarts', { count: restartCount })}` : null}
                </Text>
              </div>
              <Flex gap="1.5" wrap="wrap">
                <StatusBadge tone="neutral" look="outline" icon={Database} label={t(`instances.${role}`)} />
                <StatusBadge
                  tone={isReady ? 'ok' : 'attention'}
                  label={t(isReady ? 'instances.ready' : 'instances.notReady')}
                />
              </Flex>
            </Flex>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
