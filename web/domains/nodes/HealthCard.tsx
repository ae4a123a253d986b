import { Calculator, RefreshCw, Server } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { paths } from '../../shell/paths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { CardTitleLink } from '../../ui/layout/CardTitleLink.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { HealthEstimate } from './HealthEstimate.tsx';
import { HealthReasons } from './HealthReasons.tsx';
import { HealthFigures } from './HealthFigures.tsx';
import { useRefreshHealth } from './useRefreshHealth.ts';
import type { HealthCard_cluster$key } from './__generated__/HealthCard_cluster.graphql.ts';

// Loaded on demand: a drawer contains a focus trap.
const NodesDrawer = lazyPart(() => import('./NodesDrawer.tsx'), 'NodesDrawer');

/** Capacity and health of a cluster: measured, or a marked estimate. */
export function HealthCard({ cluster }: { cluster: HealthCard_cluster$key }) {
  const { t } = useTranslation('nodes');
  const data = useFragment(
    graphql`
      fragment HealthCard_cluster on Cluster {
        uuid
        status
        ...HealthReasons_cluster
        health {
          isEstimate
          updatedAt
          nodesTotal
          ...HealthEstimate_health
          ...HealthFigures_health
        }
      }
    `,
    cluster,
  );
  const { uuid, status, health } = data;
  const { isRefreshing, hasFailed, refresh } = useRefreshHealth(uuid);
  const [isOpen, setOpen] = useState(false);
  const estimate = (
    <StatusBadge tone="neutral" look="outline" icon={Calculator} label={t('estimate.label')} />
  );
  return (
    <Card>
      <CardHeader
        title={
          status === 'ARCHIVED' ? (
            t('title')
          ) : (
            <CardTitleLink to={paths.clusterSettings(uuid, 'nodepools')}>{t('title')}</CardTitleLink>
          )
        }
        badge={health?.isEstimate ? estimate : null}
        actions={
          <>
            {health ? (
              <Text as="span" textStyle="xs" color="fg.muted">
                {t('updated')} <RelativeTime at={health.updatedAt} />
              </Text>
            ) : null}
            <IconButton label={t('refresh')} icon={<RefreshCw />} isBusy={isRefreshing} onClick={refresh} />
          </>
        }
      />
      <CardBody>
        <HealthReasons cluster={data} />
        {hasFailed || !health ? (
          <ErrorState isCompact level={3} title={t('failed')} onRetry={refresh} />
        ) : null}
        {health?.isEstimate ? (
          <HealthEstimate health={health} />
        ) : health ? (
          <HealthFigures health={health} uuid={uuid} />
        ) : null}
      </CardBody>
      {health && !health.isEstimate ? (
        <CardFooter>
          <Button size="sm" icon={<Server />} onClick={() => setOpen(true)}>
            {t('list.open', { count: health.nodesTotal })}
          </Button>
        </CardFooter>
      ) : null}
      <Suspense fallback={null}>
        {isOpen ? <NodesDrawer uuid={uuid} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  );
}
