import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { Outlet, useLoaderData, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { DEPLOYMENT_TABS, paths } from '../../../shell/paths.ts';
import type { PageHandle } from '../../../shell/routes.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RouteTabs } from '../../../ui/layout/RouteTabs.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { useLeaveDeleted } from '../../../forms/useLeaveGuard.ts';
import { useClusterReach } from '../useClusterReach.ts';
import { DeploymentHeader } from './DeploymentHeader.tsx';
import type { DeploymentFrameQuery } from './__generated__/DeploymentFrameQuery.graphql.ts';

/**
 * Layout of a deployment: header, tabs and the current tab. A tab is a child of the route `deployment`; its name is
 * `deployments:tab.<path>`, and its order is in paths.ts.
 */
export function DeploymentFrame() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<DeploymentFrameQuery>(
    graphql`
      query DeploymentFrameQuery($id: ID!, $deploymentId: ID!) @preloadable {
        cluster(id: $id) {
          id
          uuid
          deployment(id: $deploymentId) {
            uuid
            name
            ...DeploymentHeader_deployment
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<DeploymentFrameQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Frame cluster={cluster} />;
}

type Cluster = NonNullable<DeploymentFrameQuery['response']['cluster']>;

function Frame({ cluster: { id, uuid, deployment } }: { cluster: Cluster }) {
  const { t } = useTranslation('deployments');
  const navigate = useNavigate();
  const leave = useLeaveDeleted();
  const tabs = useTabs(uuid, deployment?.uuid ?? '');
  const { pathname } = useLocation();
  useClusterReach(id);
  const toList = paths.cluster(uuid, 'deployments');
  if (!deployment) {
    return (
      <EmptyState
        kind="nothing"
        title={t('page.missing')}
        actions={<ButtonLink to={toList}>{t('page.back')}</ButtonLink>}
      >
        {t('page.missingText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <DeploymentHeader
        deployment={deployment}
        hasFailure={pathname !== paths.deployment(uuid, deployment.uuid)}
        onDeleted={() => leave(toList)}
      />
      <RouteTabs
        label={t('page.tabs', { name: deployment.name })}
        tabs={tabs}
        current={tabs.find(({ to }) => to === pathname)?.to ?? ''}
        onNavigate={(to) => void navigate(to)}
      />
      <Outlet />
    </Stack>
  );
}

/** The tabs that have a page, in a fixed order. */
function useTabs(clusterUuid: string, uuid: string) {
  const { t } = useTranslation('deployments');
  const handle = useMatches().find(({ id }) => id === 'deployment')?.handle as PageHandle | undefined;
  return DEPLOYMENT_TABS.filter((tab) => handle?.tabs?.includes(tab)).map((tab) => ({
    to: paths.deployment(clusterUuid, uuid, tab),
    label: t(`tab.${tab}`),
  }));
}
