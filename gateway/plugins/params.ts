/** Request parameters in addition to the standard ones: the id of a persisted operation. */
export interface OperationParams {
  query?: string | null | undefined;
  operationName?: string | null | undefined;
  variables?: unknown;
  extensions?: Record<string, unknown> | null | undefined;
  documentId?: unknown;
  id?: unknown;
}

/** The id of a persisted operation: `documentId`, Relay's `id`, or `extensions.documentId`; null when there is none. */
export function documentIdOf(params: OperationParams): string | null {
  for (const candidate of [params.documentId, params.id, params.extensions?.['documentId']]) {
    if (typeof candidate === 'string' && candidate !== '') return candidate;
  }
  return null;
}

/** The rev of the client's oldest response, when it sends one with a subscription. */
export function sinceOf(params: Pick<OperationParams, 'extensions'> | undefined): string | undefined {
  const since: unknown = params?.extensions?.['since'];
  return typeof since === 'string' ? since : undefined;
}
