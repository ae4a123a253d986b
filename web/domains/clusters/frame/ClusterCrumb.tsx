import { useState } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { CrumbProps } from '../../../shell/routes.ts';
import query, { type ClusterFrameQuery } from './__generated__/ClusterFrameQuery.graphql.ts';

/** The breadcrumb of a cluster: its name, never its identifier; still its name when it was deleted meanwhile. */
export function ClusterCrumb({ data }: CrumbProps<PreloadedQuery<ClusterFrameQuery>>) {
  const { t } = useTranslation('clusters');
  const { cluster } = usePreloadedQuery<ClusterFrameQuery>(query, data);
  const [last, setLast] = useState({ data, name: cluster?.name });
  // The crumb stays when the page goes on to another cluster: that one may be missing, and is not the one before.
  if (last.data !== data || (cluster && cluster.name !== last.name)) setLast({ data, name: cluster?.name });
  return cluster?.name ?? (last.data === data ? last.name : undefined) ?? t('frame.notFound');
}
