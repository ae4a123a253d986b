import { refused, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { DeploymentBlocker } from './deployments.rules.ts';

/** Blocker → refusal for users. */
export function deploymentRefusal(blocker: DeploymentBlocker): DomainError {
  switch (blocker) {
    case 'archived':
    case 'autoscaled':
    case 'volume_single':
      return refused(text(blocker));
    case 'cluster_not_active':
      return refused(text('deployment_cluster_not_active'), { error: blocker });
    case 'busy':
      return refused(text('deployment_busy'), { error: 'busy' });
    case 'deleting':
      return refused(text('deployment_deleting'), { error: 'busy' });
  }
}
