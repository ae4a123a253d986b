import { builder } from '../../graphql/builder.ts';

/** The platform's words for where a cluster stands. */
export const ClusterStatus = builder.enumType('ClusterStatus', {
  description: 'Status of a cluster.',
  values: {
    PENDING: { value: 'pending', description: 'Accepted; the work begins soon.' },
    CREATING: { value: 'creating', description: 'Servers and Kubernetes are being set up.' },
    UPDATING: { value: 'updating', description: 'A change is being carried out.' },
    DELETING: { value: 'deleting', description: 'Servers and networks are being removed.' },
    ACTIVE: { value: 'active', description: 'Running.' },
    ARCHIVED: {
      value: 'archived',
      description: 'Servers are snapshots; the definition is kept and read-only.',
    },
    DELETED: { value: 'deleted', description: 'Gone.' },
    INACTIVE: { value: 'inactive', description: 'Defined but not running.' },
    FAILED: { value: 'failed', description: 'The last work on it failed; the message says why.' },
    HEALTHY: { value: 'healthy', description: 'Running, every node ready.' },
  },
});
