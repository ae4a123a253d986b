/** A request to the API of one cluster. */
export interface KubernetesRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its query, such as /api/v1/pods?limit=500. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  signal?: AbortSignal | undefined;
}

export interface KubernetesResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Arrives in parts, for watches and logs. Leaving the iteration closes the response. */
  body: AsyncIterable<Uint8Array>;
}

/** Sends requests to one cluster: over TLS, or to the embedded API server of this process. */
export interface Exchange {
  /** Resolves with the status line; rejects when there is no response. */
  send(request: KubernetesRequest): Promise<KubernetesResponse>;
  close(): Promise<void>;
}
