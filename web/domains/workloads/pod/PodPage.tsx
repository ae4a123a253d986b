import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { ConditionsCard } from '../ConditionsCard.tsx';
import { EventsTable } from '../tables/EventsTable.tsx';
import { PodContainers } from './PodContainers.tsx';
import { PodLogCard } from './PodLogCard.tsx';
import { PodUsageCard } from './PodUsageCard.tsx';
import { PodSummary } from './PodSummary.tsx';
import { usePodEvents } from './usePodEvents.ts';
import type { PodPageQuery } from './__generated__/PodPageQuery.graphql.ts';

/** A pod: state, containers, log, events, conditions and YAML. */
export function PodPage() {
  return (
    <Suspense fallback={<SkeletonCards count={3} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<PodPageQuery>(
    graphql`
      query PodPageQuery($id: ID!, $namespace: String!, $name: String!) @preloadable {
        cluster(id: $id) {
          id
          uuid
          pod(namespace: $namespace, name: $name) {
            id
            namespace
            name
            yaml
            usage {
              __typename
            }
            events {
              ...EventsTable_events
            }
            ...PodSummary_pod
            ...PodContainers_pod
            conditions {
              ...ConditionsCard_conditions
            }
            ...PodLogCard_pod
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<PodPageQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Page cluster={cluster} />;
}

type Cluster = NonNullable<PodPageQuery['response']['cluster']>;

function Page({ cluster: { id, uuid, pod } }: { cluster: Cluster }) {
  const { t } = useTranslation('workloads');
  usePodEvents(id);
  const back = <TextLink to={paths.cluster(uuid, 'workloads')}>{t('pod.back')}</TextLink>;
  if (!pod) {
    return (
      <EmptyState kind="nothing" title={t('pod.missing')} actions={back}>
        {t('pod.missingText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <div>{back}</div>
      <PodSummary pod={pod} uuid={uuid} />
      {pod.usage ? <PodUsageCard id={pod.id} /> : null}
      <PodContainers pod={pod} />
      <PodLogCard pod={pod} />
      <Card>
        <CardHeader title={t('pod.events')} />
        <EventsTable events={pod.events ?? null} />
      </Card>
      {pod.conditions ? <ConditionsCard conditions={pod.conditions} /> : null}
      {pod.yaml ? (
        <Card>
          <CardHeader
            title={t('pod.yaml')}
            actions={
              <ButtonLink to={paths.clusterManifest(uuid, 'pods', pod.namespace, pod.name)}>
                {t('pod.editYaml')}
              </ButtonLink>
            }
          />
          <CardBody>
            <CodeBlock code={pod.yaml} label={t('pod.yaml')} />
          </CardBody>
        </Card>
      ) : null}
    </Stack>
  );
}
