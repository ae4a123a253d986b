import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../../relay/useOwnedQuery.ts';
import { MissingData } from '../../../../shell/MissingData.tsx';
import { NotFoundError } from '../../../../shell/NotFoundError.ts';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../../ui/status/Skeleton.tsx';
import { ReissueKubeconfig } from './ReissueKubeconfig.tsx';
import { CredentialCard } from './CredentialCard.tsx';
import type { AccessTabQuery } from './__generated__/AccessTabQuery.graphql.ts';

/** The cluster's credentials: two files, each downloaded once. */
export function AccessTab() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { t } = useTranslation('clusters');
  const { cluster } = useOwnedQuery<AccessTabQuery>(
    graphql`
      query AccessTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          uuid
          ...ReissueKubeconfig_cluster
          credentials {
            kubeconfig {
              ...CredentialCard_file
            }
            sshKey {
              ...CredentialCard_file
            }
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<AccessTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  const { uuid, credentials } = cluster;
  if (!credentials) return <MissingData title={t('access.missing')} />;
  return (
    <Stack gap="5">
      <CredentialCard kind="kubeconfig" clusterId={uuid} file={credentials.kubeconfig} />
      <ReissueKubeconfig cluster={cluster} />
      <CredentialCard kind="sshKey" clusterId={uuid} file={credentials.sshKey} />
    </Stack>
  );
}
