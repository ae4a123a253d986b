import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { CrumbProps } from '../../../shell/routes.ts';
import query, { type DeploymentFrameQuery } from './__generated__/DeploymentFrameQuery.graphql.ts';

/** The breadcrumb of a deployment: its name. */
export function DeploymentCrumb({ data }: CrumbProps<PreloadedQuery<DeploymentFrameQuery>>) {
  const { t } = useTranslation('deployments');
  const { cluster } = usePreloadedQuery<DeploymentFrameQuery>(query, data);
  return cluster?.deployment?.name ?? t('page.missing');
}
