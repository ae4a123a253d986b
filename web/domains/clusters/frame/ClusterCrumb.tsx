import { useState } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { CrumbProps } from '../../../shell/routes.ts';
import query, { type ClusterFrameQuery } from './__generated__/ClusterFrameQuery.graphql.ts';

/** The breadcrumb of a cluster: its name, also after it was deleted. */
export function ClusterCrumb({ data }: CrumbProps<PreloadedQuery<ClusterFrameQuery>>) {
  const { t } = useTranslation('clusters');
  const { cluster } = usePreloadedQuery<ClusterFrameQuery>(query, data);
  const [last, setLast] = useState({ data, name: cluster?.name });
  // The crumb stays mounted when the page changes to another cluster, whose name may be missing.
  if (last.data !== data || (cluster && cluster.name !== last.name)) setLast({ data, name: cluster?.name });
  return cluster?.name ?? (last.data === data ? last.name : undefined) ?? t('frame.notFound');
}
