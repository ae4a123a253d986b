import { DatabaseBackup } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { RestoreForm } from './RestoreForm.tsx';
import type { RestorePage_cluster$key } from './__generated__/RestorePage_cluster.graphql.ts';
import type { RestorePageQuery } from './__generated__/RestorePageQuery.graphql.ts';

/** Point-in-time recovery. */
export function RestorePage() {
  const { t } = useTranslation('postgres');
  return (
    <Stack gap="5">
      <div>
        <Heading level={2}>{t('restore.title')}</Heading>
        <Text color="fg.muted">{t('restore.intro')}</Text>
      </div>
      <Suspense fallback={<Spinner label={t('restore.loading')} />}>
        <Loaded />
      </Suspense>
    </Stack>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<RestorePageQuery>(
    graphql`
      query RestorePageQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          ...RestorePage_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<RestorePageQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Restoration cluster={cluster} />;
}

function Restoration({ cluster }: { cluster: RestorePage_cluster$key }) {
  const { t } = useTranslation('postgres');
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment RestorePage_cluster on Cluster {
        uuid
        restorablePostgresClusters {
          __typename
        }
        viewerCan {
          restorePostgresCluster {
            allowed
            ...useActionReason_state
          }
        }
        ...RestoreForm_cluster
      }
    `,
    cluster,
  );
  const { uuid, restorablePostgresClusters: sources, viewerCan } = data;
  // Once shown, the form stays, because input would be lost if the cluster is archived meanwhile.
  const isReady = Boolean(sources?.length) && viewerCan.restorePostgresCluster?.allowed !== false;
  const [hasForm, setHasForm] = useState(isReady);
  if (isReady && !hasForm) setHasForm(true);
  if (hasForm) return <RestoreForm cluster={data} />;
  const back = <ButtonLink to={paths.postgres(uuid)}>{t('restore.back')}</ButtonLink>;
  if (!sources) return <MissingData title={t('loadFailed')} />;
  return (
    <Card>
      {sources.length === 0 ? (
        <EmptyState kind="nothing" icon={DatabaseBackup} title={t('restore.none.title')} actions={back}>
          {t('restore.none.text')}
        </EmptyState>
      ) : (
        <EmptyState kind="forbidden" title={t('restore.refused')} actions={back}>
          {reasonOf(viewerCan.restorePostgresCluster)}
        </EmptyState>
      )}
    </Card>
  );
}
