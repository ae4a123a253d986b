import { z } from 'zod';
import { text, type Message } from '../../../messages/messages.ts';
import type { ProviderErrorKind } from '../../providerError.ts';
import { KubernetesError, type InvalidField } from '../port.ts';

const cause = z.object({
  reason: z.string().optional(),
  message: z.string().optional(),
  field: z.string().optional(),
});

const status = z.object({
  kind: z.literal('Status'),
  message: z.string().optional(),
  reason: z.string().optional(),
  code: z.number().optional(),
  details: z
    .object({
      kind: z.string().optional(),
      causes: z.array(cause).optional(),
      retryAfterSeconds: z.number().optional(),
    })
    .optional(),
});
type Status = z.output<typeof status>;

const kinds: Readonly<Record<number, ProviderErrorKind>> = {
  401: 'auth',
  403: 'auth',
  404: 'notFound',
  409: 'conflict',
  410: 'conflict',
  429: 'transient',
};

function kindOf(code: number, { message = '' }: Partial<Status>, causeReason: string | undefined) {
  if (causeReason === 'NamespaceTerminating') return 'conflict';
  // A webhook answers with any code, mostly with 403; its refusal is about the object and not about the caller.
  if (message.startsWith('admission webhook')) return 'invalid';
  // Of a field that the server does not know in an applied object, which it answers with 500.
  if (message.startsWith('failed to create typed patch object')) return 'invalid';
  return kinds[code] ?? (code >= 500 ? 'transient' : 'invalid');
}

function fieldOf(code: number, details: Status['details']): string | undefined {
  // "namespaces "shop" not found" refuses the namespace of an object.
  if (code === 404 && details?.kind === 'namespaces') return 'metadata.namespace';
  return details?.causes?.find(({ field }) => field !== undefined)?.field;
}

function invalidFieldsOf(details: Status['details']): InvalidField[] {
  return (details?.causes ?? []).flatMap(({ field, message = '' }) =>
    field === undefined ? [] : [{ field, message }],
  );
}

function parseStatus(body: string): Partial<Status> {
  try {
    return status.safeParse(JSON.parse(body)).data ?? {};
  } catch {
    return {};
  }
}

/** The error for a response with a status above 299, or for an ERROR event of a watch. */
export function refusalOf(responseCode: number, body: string): KubernetesError {
  const parsed = parseStatus(body);
  const code = parsed.code ?? responseCode;
  const causeReason = parsed.details?.causes?.[0]?.reason;
  const retryAfter = parsed.details?.retryAfterSeconds;
  const field = fieldOf(code, parsed.details);
  const words: Message = parsed.message
    ? text('verbatim', { text: parsed.message })
    : text('kubernetes_status', { status: code });
  return new KubernetesError({
    kind: kindOf(code, parsed, causeReason),
    code: (causeReason === 'NamespaceTerminating' ? causeReason : parsed.reason) ?? `http_${code}`,
    text: words,
    invalidFields: invalidFieldsOf(parsed.details),
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** The API did not respond in time, the connection broke, or the circuit breaker is open. */
export function noResponse(): KubernetesError {
  return new KubernetesError({
    kind: 'unavailable',
    code: 'no_response',
    text: text('kubernetes_no_response'),
  });
}

/** The response is not what the Kubernetes API returns. */
export function unreadable(): KubernetesError {
  return new KubernetesError({
    kind: 'unavailable',
    code: 'unreadable',
    text: text('kubernetes_unreadable'),
  });
}
