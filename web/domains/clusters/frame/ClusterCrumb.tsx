import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { CrumbProps } from '../../../shell/routes.ts';
import query, { type ClusterFrameQuery } from './__generated__/ClusterFrameQuery.graphql.ts';

/** The breadcrumb of a cluster: its name, never its identifier. */
export function ClusterCrumb({ data }: CrumbProps<PreloadedQuery<ClusterFrameQuery>>) {
  const { t } = useTranslation('clusters');
  const { cluster } = usePreloadedQuery<ClusterFrameQuery>(query, data);
  return cluster ? cluster.name : t('frame.notFound');
}
