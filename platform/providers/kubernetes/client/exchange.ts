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

/** A request for messages in both directions. */
export interface KubernetesUpgrade {
  /** With its query. */
  path: string;
  /** Subprotocols, the preferred one first. */
  protocols: readonly string[];
  /** Ends the attempt, not an open socket. */
  signal: AbortSignal;
}

/** Messages in both directions: a WebSocket, or the embedded API server of this process. */
export interface KubernetesSocket {
  /** Until the server closes; rejects when the connection breaks. Not reading makes the server wait. */
  readonly messages: AsyncIterable<Uint8Array>;
  /** Resolves once the connection has taken it. */
  send(message: Uint8Array): Promise<void>;
  close(): void;
}

/** A response without an upgrade. */
export interface KubernetesRefusal {
  status: number;
  body: string;
}

/** Sends requests to one cluster: over TLS, or to the embedded API server of this process. */
export interface Exchange {
  /** Resolves with the status line; rejects when there is no response. */
  send(request: KubernetesRequest): Promise<KubernetesResponse>;
  /** Rejects when there is no response. */
  connect(request: KubernetesUpgrade): Promise<KubernetesSocket | KubernetesRefusal>;
  close(): Promise<void>;
}
