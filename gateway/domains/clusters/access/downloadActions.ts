import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../../graphql/ActionState.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { messageOf, type Message } from '../../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../../graphql/types/RefusalCode.ts';
import { loadUser, type PermissionValue } from '../../account/account.upstream.ts';
import type { ClusterRecord, ClusterStatusValue } from '../clusters.upstream.ts';

/**
 * Statuses in which credentials can be downloaded. Mirrors the platform's row `download`; a contract test compares
 * them.
 */
const downloadable: readonly ClusterStatusValue[] = ['active', 'healthy', 'updating', 'inactive', 'failed'];
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin'];

/** State of one file. */
export interface FileFacts {
  kind: 'KUBECONFIG' | 'SSH_KEY';
  isMade: boolean;
  isDownloaded: boolean;
  downloadedAt: string | null;
  downloadedBy: string | null;
}

/** Whether the caller can download credentials of the cluster at all. */
async function credentialsAction(
  cluster: Pick<ClusterRecord, 'status'>,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, 'clusters');
  if (noScope) return noScope;
  const no = (code: keyof typeof reasons) => refuse(code, reasons[code]);
  if (!managers.includes(user.permission)) return no('FORBIDDEN');
  if (!downloadable.includes(cluster.status)) return no(cluster.status === 'archived' ? 'ARCHIVED' : 'BUSY');
  return allow();
}

/** Whether the caller can issue a new kubeconfig now. */
export async function reissueAction(
  cluster: Pick<ClusterRecord, 'status'>,
  isMade: boolean,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const state = await credentialsAction(cluster, ctx);
  if (!state.allowed || isMade) return state;
  return refuse('CLUSTER_NOT_ACTIVE', messageOf('KUBECONFIG_NOT_MADE'));
}

/** Whether the caller can download this file now. */
export async function downloadAction(
  cluster: Pick<ClusterRecord, 'status'>,
  file: FileFacts,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const state = await credentialsAction(cluster, ctx);
  if (!state.allowed) return state;
  if (file.isDownloaded) return refuse('ALREADY_DOWNLOADED', alreadyDownloaded(file));
  return file.isMade ? allow() : refuse('CLUSTER_NOT_ACTIVE', messageOf(`${file.kind}_NOT_MADE`));
}

/** The platform's message with the time of the download, and the user where known. */
function alreadyDownloaded({ kind, downloadedAt: at, downloadedBy: name }: FileFacts): Message {
  if (at === null) return messageOf('ALREADY_DOWNLOADED');
  const when = `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return name === null
    ? messageOf(`${kind}_DOWNLOADED`, { when })
    : messageOf(`${kind}_DOWNLOADED_BY`, { name, when });
}

const reasons = {
  FORBIDDEN: messageOf('ROLE_FOR_CREDENTIALS'),
  ARCHIVED: messageOf('ARCHIVED'),
  BUSY: messageOf('BUSY'),
} as const satisfies Partial<Record<RefusalCodeValue, Message>>;
