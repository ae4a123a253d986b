import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useLastLoaded } from '../../../relay/useLastLoaded.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { usePodEvents } from '../pod/usePodEvents.ts';
import { TerminalCard } from './TerminalCard.tsx';
import type { TerminalPageQuery } from './__generated__/TerminalPageQuery.graphql.ts';

/** A terminal in a container of a pod. */
export function TerminalPage() {
  return (
    <Suspense fallback={<SkeletonCards count={1} height="24rem" />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const reference = useLoaderData<PreloadedQuery<TerminalPageQuery>>();
  const { cluster } = useOwnedQuery<TerminalPageQuery>(
    graphql`
      query TerminalPageQuery($id: ID!, $namespace: String!, $name: String!) @preloadable {
        cluster(id: $id) {
          id
          uuid
          pod(namespace: $namespace, name: $name) {
            id
            namespace
            name
            viewerCan {
              openTerminal {
                ...useActionReason_state
              }
            }
            ...TerminalCard_pod
          }
        }
      }
    `,
    reference,
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Page key={JSON.stringify(reference.variables)} cluster={cluster} />;
}

type Cluster = NonNullable<TerminalPageQuery['response']['cluster']>;

function Page({ cluster }: { cluster: Cluster }) {
  const { t } = useTranslation('workloads');
  const { id, uuid } = cluster;
  // In a live event the pod may be null; an open terminal stays.
  const pod = useLastLoaded(cluster.pod);
  const reason = useActionReason();
  // Which containers can be connected to.
  usePodEvents(id);
  if (!pod) {
    const back = <TextLink to={paths.cluster(uuid, 'workloads')}>{t('pod.back')}</TextLink>;
    return (
      <EmptyState kind="nothing" title={t('pod.missing')} actions={back}>
        {t('pod.missingText')}
      </EmptyState>
    );
  }
  const refusal = reason(pod.viewerCan.openTerminal);
  const back = <TextLink to={paths.clusterPod(uuid, pod.namespace, pod.name)}>{t('terminal.back')}</TextLink>;
  if (refusal !== undefined) {
    return (
      <EmptyState kind="nothing" title={t('terminal.refused')} actions={back}>
        {refusal}
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <div>{back}</div>
      <TerminalCard key={pod.id} pod={pod} uuid={uuid} />
    </Stack>
  );
}
