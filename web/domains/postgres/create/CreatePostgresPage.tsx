import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { CreatePostgresForm } from './CreatePostgresForm.tsx';
import type { CreatePostgresPage_cluster$key } from './__generated__/CreatePostgresPage_cluster.graphql.ts';
import type { CreatePostgresPageQuery } from './__generated__/CreatePostgresPageQuery.graphql.ts';

/** The page that creates a database. */
export function CreatePostgresPage() {
  const { cluster } = useOwnedQuery<CreatePostgresPageQuery>(
    graphql`
      query CreatePostgresPageQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          ...CreatePostgresPage_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<CreatePostgresPageQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Creation cluster={cluster} />;
}

function Creation({ cluster }: { cluster: CreatePostgresPage_cluster$key }) {
  const { t } = useTranslation('postgres');
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment CreatePostgresPage_cluster on Cluster {
        uuid
        viewerCan {
          createPostgresCluster {
            allowed
            ...useActionReason_state
          }
        }
        ...CreatePostgresForm_cluster
      }
    `,
    cluster,
  );
  // Once shown, the form stays, because input would be lost if the cluster is archived meanwhile.
  const isAllowed = data.viewerCan.createPostgresCluster?.allowed !== false;
  const [hasForm, setHasForm] = useState(isAllowed);
  if (isAllowed && !hasForm) setHasForm(true);
  return (
    <Stack gap="5">
      <div>
        <Heading level={2}>{t('form.create.title')}</Heading>
        <Text color="fg.muted">{t('form.create.intro')}</Text>
      </div>
      {hasForm ? (
        <CreatePostgresForm cluster={data} />
      ) : (
        <Card>
          <EmptyState
            kind="forbidden"
            title={t('form.create.refused')}
            actions={<ButtonLink to={paths.postgres(data.uuid)}>{t('page.back')}</ButtonLink>}
          >
            {reasonOf(data.viewerCan.createPostgresCluster)}
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}
