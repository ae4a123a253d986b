/** Roles that change clusters. */
export const MANAGERS = ['master', 'owner', 'admin'];

/** The provider's locations by name. */
export const cities = new Map(
  [
    { name: 'fsn1', city: 'Falkenstein', country: 'Germany', countryCode: 'DE' },
    { name: 'nbg1', city: 'Nuremberg', country: 'Germany', countryCode: 'DE' },
    { name: 'ash', city: 'Ashburn, VA', country: 'United States', countryCode: 'US' },
  ].map((location) => [location.name, location]),
);

const still = ['active', 'healthy', 'inactive', 'failed', 'archived'];
const guardable = [...still, 'pending', 'creating', 'updating'];

/** Action → statuses in which it may start. */
export const statusesFor = {
  archive: ['active', 'healthy', 'inactive'],
  unarchive: ['archived'],
  delete: still,
  protect: guardable,
  unprotect: guardable,
  retry: ['failed'],
};

/** Code and words of what stands in the way of an action; null when nothing does. */
export function reasonAgainst(action, cluster) {
  if (!statusesFor[action].includes(cluster.status)) {
    if (action === 'unarchive') return ['NOT_ARCHIVED', 'The cluster is not archived.'];
    if (action === 'retry') return ['NOT_FAILED', 'Nothing has failed: there is nothing to try again.'];
    return ['CLUSTER_NOT_ACTIVE', 'Only a running cluster can be archived.'];
  }
  if (action === 'unprotect' && !cluster.protected) return ['NOT_PROTECTED', 'The cluster is not protected.'];
  if (!cluster.protected || !['archive', 'delete', 'protect'].includes(action)) return null;
  if (action === 'protect') return ['PROTECTED', 'The cluster is protected already.'];
  return ['PROTECTED', 'The cluster is protected: disable the protection first.'];
}

const UNITS = { n: 1e-9, u: 1e-6, m: 1e-3, Ki: 1_024, Mi: 1_024 ** 2, Gi: 1_024 ** 3, '': 1 };

function amount(text) {
  const [, digits, unit] = /^([\d.]+)(\D*)$/.exec(text) ?? [];
  return Number(digits) * UNITS[unit];
}

/** `250m` → cores. */
export const coresOf = (text) => amount(text);

/** `512Mi` → GB of 2^30. */
export const gigabytesOf = (text) => amount(text) / 1_024 ** 3;
