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
import { CreateDeploymentForm } from './CreateDeploymentForm.tsx';
import type { CreateDeploymentPage_cluster$key } from './__generated__/CreateDeploymentPage_cluster.graphql.ts';
import type { CreateDeploymentPageQuery } from './__generated__/CreateDeploymentPageQuery.graphql.ts';

/** The page that creates a deployment. */
export function CreateDeploymentPage() {
  const { cluster } = useOwnedQuery<CreateDeploymentPageQuery>(
    graphql`
      query CreateDeploymentPageQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          ...CreateDeploymentPage_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<CreateDeploymentPageQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Creation cluster={cluster} />;
}

function Creation({ cluster }: { cluster: CreateDeploymentPage_cluster$key }) {
  const { t } = useTranslation('deployments');
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment CreateDeploymentPage_cluster on Cluster {
        uuid
        viewerCan {
          createDeployment {
            allowed
            ...useActionReason_state
          }
        }
        ...CreateDeploymentForm_cluster
      }
    `,
    cluster,
  );
  // Once shown, the form stays, because input would be lost if the cluster is archived meanwhile.
  const isAllowed = data.viewerCan.createDeployment?.allowed !== false;
  const [hasForm, setHasForm] = useState(isAllowed);
  if (isAllowed && !hasForm) setHasForm(true);
  return (
    <Stack gap="5">
      <div>
        <Heading level={2}>{t('form.create.title')}</Heading>
        <Text color="fg.muted">{t('form.create.intro')}</Text>
      </div>
      {hasForm ? (
        <CreateDeploymentForm cluster={data} />
      ) : (
        <Card>
          <EmptyState
            kind="forbidden"
            title={t('form.create.refused')}
            actions={
              <ButtonLink to={paths.cluster(data.uuid, 'deployments')}>{t('form.create.back')}</ButtonLink>
            }
          >
            {reasonOf(data.viewerCan.createDeployment)}
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}
