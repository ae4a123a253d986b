/** Roles that may change clusters. */
export const MANAGERS = ['master', 'owner', 'admin'];

/** The locations of the provider by name. */
export const cities = new Map(
  [
    { name: 'fsn1', city: 'Falkenstein', country: 'Germany', countryCode: 'DE' },
    { name: 'nbg1', city: 'Nuremberg', country: 'Germany', countryCode: 'DE' },
    { name: 'ash', city: 'Ashburn, VA', country: 'United States', countryCode: 'US' },
  ].map((location) => [location.name, location]),
);

const still = ['active', 'healthy', 'inactive', 'failed', 'archived'];
const guardable = [...still, 'pending', 'creating', 'updating'];

/** Action → statuses in which it is allowed. */
export const statusesFor = {
  archive: ['active', 'healthy', 'inactive'],
  unarchive: ['archived'],
  delete: still,
  protect: guardable,
  unprotect: guardable,
  retry: ['failed'],
};

/** Code, message code and message of the reason that forbids an action; null if it is allowed. */
export function reasonAgainst(action, cluster) {
  if (!statusesFor[action].includes(cluster.status)) {
    if (action === 'unarchive') return ['NOT_ARCHIVED', 'NOT_ARCHIVED', 'The cluster is not archived.'];
    if (action === 'retry')
      return ['NOT_FAILED', 'NOT_FAILED', 'Nothing has failed: there is nothing to try again.'];
    return ['CLUSTER_NOT_ACTIVE', 'CLUSTER_NOT_ACTIVE', 'The cluster is not active.'];
  }
  if (action === 'unprotect' && !cluster.protected)
    return ['NOT_PROTECTED', 'NOT_PROTECTED', 'The cluster is not protected.'];
  if (!cluster.protected || !['archive', 'delete', 'protect'].includes(action)) return null;
  if (action === 'protect') return ['PROTECTED', 'ALREADY_PROTECTED', 'The cluster is protected already.'];
  return ['PROTECTED', 'PROTECTED', 'The cluster is protected. Disable protection first.'];
}
