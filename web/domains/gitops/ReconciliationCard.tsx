import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { refetchMounted } from '../../relay/live/liveStatus.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { Mono } from '../../ui/text/Mono.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { shortRevision } from './gitopsStatus.ts';
import { KustomizationRow } from './KustomizationRow.tsx';
import { ReconcileBadge } from './ReconcileBadge.tsx';
import type { ReconciliationCard_gitops$key } from './__generated__/ReconciliationCard_gitops.graphql.ts';

/** What Flux follows and applies. Updated live; the button refreshes immediately. */
export function ReconciliationCard({ gitops }: { gitops: ReconciliationCard_gitops$key }) {
  const { t } = useTranslation('gitops');
  const { reconciliation } = useFragment(
    graphql`
      fragment ReconciliationCard_gitops on Gitops {
        reconciliation {
          fluxVersion
          source {
            url
            revision
            state
            message
            fetchedAt
          }
          kustomizations {
            name
            ...KustomizationRow_kustomization
          }
        }
      }
    `,
    gitops,
  );
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await refetchMounted();
    setRefreshing(false);
  };
  return (
    <Card aria-busy={isRefreshing}>
      <CardHeader
        title={t('reconciliation.title')}
        description={
          reconciliation?.fluxVersion
            ? t('reconciliation.flux', { version: reconciliation.fluxVersion })
            : undefined
        }
        actions={
          <IconButton
            size="sm"
            variant="ghost"
            label={t('reconciliation.refresh')}
            icon={<RefreshCw />}
            isBusy={isRefreshing}
            onClick={() => void refresh()}
          />
        }
      />
      {reconciliation ? (
        <CardBody display="grid" gap="5">
          <Box>
            <Flex gap="3" align="center" wrap="wrap">
              <Text fontWeight="semibold">{t('reconciliation.source')}</Text>
              <ReconcileBadge state={reconciliation.source.state} />
            </Flex>
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              <Mono>{reconciliation.source.url}</Mono>
            </Text>
            {reconciliation.source.revision ? (
              <Text color="fg.muted" textStyle="sm">
                {t('reconciliation.revision')} <Mono>{shortRevision(reconciliation.source.revision)}</Mono>
                {reconciliation.source.fetchedAt ? (
                  <>
                    {' · '}
                    <RelativeTime at={reconciliation.source.fetchedAt} />
                  </>
                ) : null}
              </Text>
            ) : null}
            {reconciliation.source.state === 'READY' ? null : (
              <Text textStyle="sm" overflowWrap="anywhere" lang="en">
                {reconciliation.source.message}
              </Text>
            )}
          </Box>
          <Box as="ul" aria-label={t('reconciliation.kustomizations')}>
            {reconciliation.kustomizations.map((kustomization) => (
              <KustomizationRow key={kustomization.name} kustomization={kustomization} />
            ))}
          </Box>
        </CardBody>
      ) : (
        <MissingData title={t('reconciliation.failed')} />
      )}
    </Card>
  );
}
