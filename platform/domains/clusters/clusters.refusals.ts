import { forbidden, refused, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { clusterRefusalCode, type ClusterAction, type ClusterBlocker } from './clusters.rules.ts';

/** Blocker → refusal: 403 for the role, 409 for the status. */
export function clusterRefusal(blocker: ClusterBlocker, action: ClusterAction): DomainError {
  const why = text(clusterRefusalCode(blocker, action));
  return blocker === 'forbidden' ? forbidden(why) : refused(why, { error: blocker });
}
