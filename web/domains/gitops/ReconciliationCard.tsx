import { RefreshCw } from 'lucide-react';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetchableFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { Mono } from '../../ui/text/Mono.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { shortRevision } from './gitopsStatus.ts';
import { KustomizationRow } from './KustomizationRow.tsx';
import { ReconcileBadge } from './ReconcileBadge.tsx';
import type { ReconciliationCard_gitops$key } from './__generated__/ReconciliationCard_gitops.graphql.ts';
import type { ReconciliationCardQuery } from './__generated__/ReconciliationCardQuery.graphql.ts';

/** What Flux follows and applies. Updated live; the button refreshes immediately. */
export function ReconciliationCard({ gitops }: { gitops: ReconciliationCard_gitops$key }) {
  const { t } = useTranslation('gitops');
  const [data, refetch] = useRefetchableFragment<ReconciliationCardQuery, ReconciliationCard_gitops$key>(
    graphql`
      fragment ReconciliationCard_gitops on Gitops @refetchable(queryName: "ReconciliationCardQuery") {
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
  const [isPending, startTransition] = useTransition();
  const refresh = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  const { reconciliation } = data;
  return (
    <Card aria-busy={isPending}>
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
            isBusy={isPending}
            onClick={refresh}
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
        <ErrorState isCompact title={t('reconciliation.failed')} onRetry={refresh} />
      )}
    </Card>
  );
}
