/** Path of a cluster at the embedded API server. A kubeconfig with this path is answered inside of the process. */
export function embeddedApiPath(clusterId: string): string {
  return `/clusters/${clusterId}`;
}
