interface Settings {
  host: string;
  publicUrl: string;
  kubernetesEnginePort: number | null;
}

/** Where the embedded API server listens: under the name of the console, and on this machine. Null if it does not. */
export function embeddedApiAddress({ host, publicUrl, kubernetesEnginePort: port }: Settings) {
  if (port === null) return null;
  const name = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return { port, host, names: [...new Set([name, 'localhost', '127.0.0.1', '::1'])] };
}

/** Base URL of the embedded API server for kubeconfigs; null if it does not listen. */
export function embeddedApiUrl({ publicUrl, kubernetesEnginePort: port }: Settings): string | null {
  return port === null ? null : `https://${new URL(publicUrl).hostname}:${port}`;
}

/** Path of a cluster at the embedded API server, which serves all clusters on one port. */
export function embeddedApiPath(clusterId: string): string {
  return `/clusters/${clusterId}`;
}
