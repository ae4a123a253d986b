/** Which actions a database allows in which status. Pure. */

export const postgresStatuses = [
  'pending',
  'installing_addons',
  'installing_dependencies',
  'configuring',
  'installed',
  'upgrading',
  'rollback',
  'failed',
  'uninstalling',
  'uninstall_failed',
  /** Deleted; its backups can be restored until retention ends. */
  'uninstalled',
] as const;
export type PostgresStatus = (typeof postgresStatuses)[number];
