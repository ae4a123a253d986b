import { codedError } from '../../../graphql/errors.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { splitOwnId } from '../../../graphql/globalId.ts';
import { messageOf } from '../../../graphql/messages.ts';
import { parseCursor, type LogPosition } from '../../../upstream/logs/lines.ts';
import { path } from '../../../upstream/path.ts';
import { loadCluster } from '../../clusters/clusters.upstream.ts';
import { loadDeployment } from '../../deployments/deployments.upstream.ts';
import { requirePostgres } from '../../postgres/postgres.upstream.ts';
import type { LogTarget } from './logs.upstream.ts';

/** A node whose log can be read. */
export interface TargetId {
  typename: string;
  id: string;
}

/**
 * Throws NOT_FOUND for a target that the caller may not see. The cluster is loaded only for pods: the scope of another
 * target may not suffice for it.
 */
export async function logTargetOf(ctx: GatewayContext, { typename, id }: TargetId): Promise<LogTarget> {
  if (typename === 'Deployment') {
    const deployment = await loadDeployment(ctx, id);
    if (!deployment) throw codedError('NOT_FOUND', messageOf('NOT_FOUND'));
    return { host: { id: deployment.clusterId }, path: path`/api/deployments/${id}/logs` };
  }
  if (typename === 'PostgresCluster') {
    const { clusterId, cluster_name: name } = await requirePostgres(ctx, id);
    return {
      host: { id: clusterId },
      path: path`/api/clusters/${clusterId}/apps/postgres/${name}/logs`,
    };
  }
  const { owner, rest } = splitOwnId(id, 'Pod');
  const [namespace = '', name = ''] = rest.split('/');
  return {
    host: await loadCluster(ctx, owner),
    path: path`/api/clusters/${owner}/pods/${namespace}/${name}/logs`,
  };
}

/** The position of a cursor; throws BAD_USER_INPUT for other text. */
export function positionOf(cursor: string | null | undefined): LogPosition | null {
  if (cursor == null) return null;
  const position = parseCursor(cursor);
  if (position === null) throw codedError('BAD_USER_INPUT', messageOf('PAGE_CURSOR', { name: 'after' }));
  return position;
}
