import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useLastLoaded } from '../../../relay/useLastLoaded.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { ManifestCard } from './ManifestCard.tsx';
import type { ManifestPageQuery } from './__generated__/ManifestPageQuery.graphql.ts';

/** The YAML of an object in a cluster. */
export function ManifestPage() {
  return (
    <Suspense fallback={<SkeletonCards count={1} height="24rem" />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const reference = useLoaderData<PreloadedQuery<ManifestPageQuery>>();
  const { cluster } = useOwnedQuery<ManifestPageQuery>(
    graphql`
      query ManifestPageQuery($id: ID!, $kind: ManifestKind!, $namespace: String!, $name: String!)
      @preloadable {
        cluster(id: $id) {
          uuid
          status
          manifest(kind: $kind, namespace: $namespace, name: $name) {
            ...ManifestCard_manifest
          }
          ...ManifestCard_cluster
        }
      }
    `,
    reference,
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Page key={JSON.stringify(reference.variables)} cluster={cluster} />;
}

type Cluster = NonNullable<ManifestPageQuery['response']['cluster']>;

function Page({ cluster }: { cluster: Cluster }) {
  const { t } = useTranslation('workloads');
  const { uuid, status } = cluster;
  // In a live event the object may be null; the editor keeps what is being typed.
  const manifest = useLastLoaded(cluster.manifest);
  const back = <TextLink to={paths.cluster(uuid, 'workloads')}>{t('pod.back')}</TextLink>;
  if (status === 'ARCHIVED') {
    return (
      <EmptyState kind="archived" title={t('archived.title')} actions={back}>
        {t('archived.text')}
      </EmptyState>
    );
  }
  if (!manifest) {
    return (
      <EmptyState kind="nothing" title={t('manifest.missing')} actions={back}>
        {t('manifest.missingText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <div>{back}</div>
      <ManifestCard manifest={manifest} cluster={cluster} />
    </Stack>
  );
}
