/** Statuses of add-ons whose release exists in the cluster. */
export const releasedStatuses = [
  'installed',
  'upgrading',
  'upgraded',
  'rolling_back',
  'rolled_back',
  'uninstalling',
  'uninstall_failed',
  'rollback_failed',
] as const;
