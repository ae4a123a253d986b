/** Marks what the platform maintains. */
export const MANAGED_BY = 'app.kubernetes.io/managed-by';
export const MANAGER = 'kubedeck';

/** On control plane nodes. */
export const CONTROL_PLANE_LABEL = 'node-role.kubernetes.io/control-plane';
/** Names the pool of a worker; the cluster autoscaler uses the same label. */
export const POOL_LABEL = 'hcloud/node-group';
