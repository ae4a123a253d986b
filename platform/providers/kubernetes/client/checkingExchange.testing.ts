import type { Exchange, KubernetesRequest } from './exchange.ts';

type Body = { metadata?: { namespace?: string } };

/** The options of a deletion are its body; those of other writes are in the query. */
function checkedBody({ method, body }: KubernetesRequest, namespace: string): string | null {
  if (body === null) return null;
  const object = JSON.parse(body) as Body;
  if (method === 'DELETE') return JSON.stringify({ ...object, dryRun: ['All'] });
  const { metadata } = object;
  if (metadata?.namespace === undefined) return body;
  return JSON.stringify({ ...object, metadata: { ...metadata, namespace } });
}

function checked(request: KubernetesRequest, namespace: string): KubernetesRequest {
  const path = request.path.replace(/\/namespaces\/[^/?]+\//, `/namespaces/${namespace}/`);
  if (request.method === 'GET') return { ...request, path };
  const body = checkedBody(request, namespace);
  if (request.method === 'DELETE') return { ...request, path, body };
  const query = `${path.includes('?') ? '&' : '?'}dryRun=All&fieldValidation=Strict`;
  return { ...request, path: `${path}${query}`, body };
}

/**
 * Lets a server check what is written, and store nothing: every write is a dry run that refuses unknown fields. What
 * belongs to a namespace goes into this one, which has to be there.
 */
export function checkingExchange(exchange: Exchange, namespace: string): Exchange {
  return { ...exchange, send: (request) => exchange.send(checked(request, namespace)) };
}
