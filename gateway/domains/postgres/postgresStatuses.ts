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
  'uninstalled',
] as const;
export type PostgresStatusValue = (typeof postgresStatuses)[number];

/** A status of the platform; null for one that is not known. */
export function statusFrom(text: string): PostgresStatusValue | null {
  return postgresStatuses.find((one) => one === text) ?? null;
}

const settledStatuses: readonly PostgresStatusValue[] = [
  'installed',
  'failed',
  'uninstall_failed',
  'uninstalled',
];

/** Whether an operation is running that ends by itself. */
export function isInProgress(status: PostgresStatusValue): boolean {
  return !settledStatuses.includes(status);
}
