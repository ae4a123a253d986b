import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../shell/NotFoundError.ts';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../ui/status/Skeleton.tsx';
import { ConditionsCard } from '../workloads/ConditionsCard.tsx';
import { useNodeEvents } from './maintenance/useNodeEvents.ts';
import { NodeCard } from './NodeCard.tsx';
import { NodePodsCard } from './NodePodsCard.tsx';
import { UsageHistoryCard } from './usage/UsageHistoryCard.tsx';
import { useClusterHealth } from './useClusterHealth.ts';
import type { NodePageQuery } from './__generated__/NodePageQuery.graphql.ts';

/** A node: status, addresses, load, usage over time, pods and conditions. */
export function NodePage() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<NodePageQuery>(
    graphql`
      query NodePageQuery($id: ID!, $name: String!) @preloadable {
        cluster(id: $id) {
          id
          uuid
          health {
            updatedAt
          }
          ...NodeCard_cluster
          node(name: $name) {
            id
            conditions {
              ...ConditionsCard_conditions
            }
            usage {
              __typename
            }
            ...NodeCard_node
          }
          ...NodePodsCard_cluster @arguments(nodeName: $name)
        }
      }
    `,
    useLoaderData<PreloadedQuery<NodePageQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Page cluster={cluster} />;
}

type Cluster = NonNullable<NodePageQuery['response']['cluster']>;

function Page({ cluster }: { cluster: Cluster }) {
  const { t } = useTranslation('nodes');
  const { id, uuid, health, node } = cluster;
  useClusterHealth(id);
  useNodeEvents(id, useParams().nodeName ?? '');
  const back = <TextLink to={paths.cluster(uuid)}>{t('page.back')}</TextLink>;
  if (!node) {
    return (
      <EmptyState kind="nothing" title={t('page.missing')} actions={back}>
        {t('page.missingText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <div>{back}</div>
      <NodeCard node={node} cluster={cluster} />
      {node.usage ? <UsageHistoryCard id={node.id} readAt={health?.updatedAt ?? null} /> : null}
      <NodePodsCard cluster={cluster} />
      <ConditionsCard conditions={node.conditions} />
    </Stack>
  );
}
