import { allow, refuse, type ActionStateShape } from '../../../graphql/ActionState.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { say, type Message } from '../../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../../graphql/RefusalCode.ts';
import { loadUser, type PermissionWord } from '../../account/account.upstream.ts';
import type { ClusterRecord, ClusterStatusWord } from '../clusters.upstream.ts';

/** Statuses in which credentials are handed out; the platform's row `download`, which the contract test compares. */
const downloadable: readonly ClusterStatusWord[] = ['active', 'healthy', 'updating', 'inactive', 'failed'];
const managers: readonly PermissionWord[] = ['master', 'owner', 'admin'];

/** What is known of one file. */
export interface FileFacts {
  isMade: boolean;
  isDownloaded: boolean;
}

/** May the caller download this file of the cluster now? */
export async function downloadAction(
  cluster: Pick<ClusterRecord, 'status'>,
  { isMade, isDownloaded }: FileFacts,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const { permission } = await loadUser(ctx);
  const no = (code: keyof typeof reasons) => refuse(code, reasons[code]);
  if (!managers.includes(permission)) return no('FORBIDDEN');
  if (!downloadable.includes(cluster.status)) return no(cluster.status === 'archived' ? 'ARCHIVED' : 'BUSY');
  if (isDownloaded) return no('ALREADY_DOWNLOADED');
  return isMade ? allow() : no('CLUSTER_NOT_ACTIVE');
}

const reasons = {
  FORBIDDEN: say('ROLE_FOR_CREDENTIALS'),
  ARCHIVED: say('ARCHIVED'),
  BUSY: say('BUSY'),
  ALREADY_DOWNLOADED: say('ALREADY_DOWNLOADED'),
  CLUSTER_NOT_ACTIVE: say('CLUSTER_NOT_ACTIVE'),
} as const satisfies Partial<Record<RefusalCodeValue, Message>>;
