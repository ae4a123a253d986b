/** Path of a cluster at the embedded API server, which serves all clusters on one port. */
export function embeddedApiPath(clusterId: string): string {
  return `/clusters/${clusterId}`;
}
