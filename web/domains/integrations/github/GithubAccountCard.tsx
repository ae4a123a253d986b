import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ConnectGithubButton } from './ConnectGithubButton.tsx';
import type { GithubAccountCard_integration$key } from './__generated__/GithubAccountCard_integration.graphql.ts';

const DisconnectGithubDialog = lazyPart(
  () => import('./DisconnectGithubDialog.tsx'),
  'DisconnectGithubDialog',
);

interface GithubAccountCardProps {
  readonly integration: GithubAccountCard_integration$key;
  /** Why the viewer may not change it. */
  readonly reason: string | undefined;
}

/** The connected GitHub account, since when, who uses it, and a button to disconnect. */
export function GithubAccountCard({ integration, reason }: GithubAccountCardProps) {
  const { t } = useTranslation('integrations');
  const data = useFragment(
    graphql`
      fragment GithubAccountCard_integration on GithubIntegration {
        username
        avatarUrl
        connectedAt
        access {
          ...useActionReason_state
        }
        usedBy {
          cluster {
            uuid
          }
          clusterName
          repository
        }
        ...DisconnectGithubDialog_integration
      }
    `,
    integration,
  );
  const [isAsking, setAsking] = useState(false);
  const broken = useActionReason()(data.access);
  return (
    <Card>
      <CardHeader
        title={t('github.title')}
        badge={
          <StatusBadge
            tone={broken ? 'failed' : 'ok'}
            label={t(broken ? 'github.broken' : 'github.connected')}
          />
        }
      />
      <CardBody display="grid" gap="5">
        {broken ? (
          <Banner tone="error" title={t('github.brokenTitle')}>
            {broken}
          </Banner>
        ) : null}
        <Flex gap="3" align="center">
          <Avatar name={data.username} src={data.avatarUrl} size={44} />
          <Box minW="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {data.username}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {t('github.since')} <RelativeTime at={data.connectedAt} />
            </Text>
          </Box>
        </Flex>
        {data.usedBy.length > 0 ? (
          <Box>
            <Text fontWeight="medium" mb="1">
              {t('github.usedBy', { count: data.usedBy.length })}
            </Text>
            <Box as="ul" display="grid" gap="1" color="fg.muted">
              {data.usedBy.map(({ cluster, clusterName, repository }) => (
                <li key={clusterName}>
                  {cluster ? (
                    <TextLink to={paths.cluster(cluster.uuid, 'gitops')}>{clusterName}</TextLink>
                  ) : (
                    clusterName
                  )}{' '}
                  · {repository}
                </li>
              ))}
            </Box>
          </Box>
        ) : (
          <Text color="fg.muted">{t('github.notUsed')}</Text>
        )}
        <Flex gap="3" wrap="wrap">
          <ConnectGithubButton disabledReason={reason} variant={broken ? 'primary' : undefined}>
            {t(broken ? 'github.reconnect' : 'github.change')}
          </ConnectGithubButton>
          <Button variant="dangerOutline" disabledReason={reason} onClick={() => setAsking(true)}>
            {t('github.disconnect.open')}
          </Button>
        </Flex>
      </CardBody>
      <Suspense fallback={null}>
        {isAsking ? <DisconnectGithubDialog integration={data} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </Card>
  );
}
