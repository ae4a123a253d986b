import { builder } from '../../graphql/builder.ts';

/** Statuses of a cluster, mapped to the platform's values. */
export const ClusterStatus = builder.enumType('ClusterStatus', {
  description: 'Status of a cluster.',
  values: {
    PENDING: { value: 'pending', description: 'Accepted, not started yet.' },
    CREATING: { value: 'creating', description: 'Servers and Kubernetes are being set up.' },
    UPDATING: { value: 'updating', description: 'A change is being applied.' },
    DELETING: { value: 'deleting', description: 'Servers and networks are being removed.' },
    ACTIVE: { value: 'active', description: 'Running.' },
    ARCHIVED: {
      value: 'archived',
      description: 'The servers are stored as snapshots; settings are read-only.',
    },
    DELETED: { value: 'deleted', description: 'Deleted.' },
    INACTIVE: { value: 'inactive', description: 'Not running.' },
    FAILED: { value: 'failed', description: 'The last operation failed; the message contains the reason.' },
    HEALTHY: { value: 'healthy', description: 'Running, and all nodes are ready.' },
  },
});
