import { CloudError } from '../port.ts';
import type { ProviderErrorKind } from '../../providerError.ts';
import { text, type Message } from '../../../messages/messages.ts';
import { apiError, errorFields } from './wire.ts';

/** Hetzner's error codes by kind; others are `unavailable`. */
const kinds: Readonly<Record<string, ProviderErrorKind>> = {
  unauthorized: 'auth',
  forbidden: 'auth',
  token_readonly: 'readonly',
  invalid_input: 'invalid',
  json_error: 'invalid',
  unsupported_error: 'invalid',
  no_subnet_available: 'invalid',
  not_found: 'notFound',
  uniqueness_error: 'conflict',
  resource_in_use: 'conflict',
  protected: 'conflict',
  resource_limit_exceeded: 'quota',
  conflict: 'transient',
  locked: 'transient',
  rate_limit_exceeded: 'transient',
  bad_gateway: 'transient',
  timeout: 'transient',
  maintenance: 'transient',
  unavailable: 'transient',
};

/** Codes that Hetzner's own clients retry; callers handle `locked` and sold out themselves. */
const retried: ReadonlySet<string> = new Set(['conflict', 'rate_limit_exceeded', 'bad_gateway', 'timeout']);

/** Seconds after which a retry makes sense. */
const waits: Readonly<Record<string, number>> = {
  rate_limit_exceeded: 1,
  locked: 5,
  maintenance: 60,
  unavailable: 60,
};

/** Message for users, by Hetzner's code. */
const explanations: Readonly<Record<string, Message>> = {
  unauthorized: text('hetzner_unauthorized'),
  forbidden: text('hetzner_forbidden'),
  token_readonly: text('token_readonly'),
  rate_limit_exceeded: text('hetzner_rate_limit'),
  resource_limit_exceeded: text('hetzner_limit'),
  placement_error: text('hetzner_placement'),
  no_space_left_in_location: text('hetzner_location_full'),
  server_error: text('hetzner_server_error'),
  maintenance: text('hetzner_maintenance'),
  unavailable: text('hetzner_unavailable'),
  locked: text('hetzner_locked'),
  protected: text('hetzner_protected'),
  bad_gateway: text('hetzner_bad_gateway'),
  timeout: text('hetzner_timeout'),
};

/** Code by HTTP status, for bodies without one. */
const codesByStatus: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  423: 'locked',
  429: 'rate_limit_exceeded',
  502: 'bad_gateway',
  503: 'unavailable',
  504: 'timeout',
};

interface Answer {
  status: number;
  body: unknown;
  /** Seconds from the header of that name. */
  retryAfter?: number | undefined;
}

function explain(code: string, message: string, field: string | undefined, reasons: string[]): Message {
  const known = explanations[code];
  if (known) return known;
  if (code !== 'invalid_input' || !field) return text('hetzner_refused', { reason: message || code });
  return text('hetzner_refused_field', { field, reason: reasons.join(', ') || message });
}

/** Hetzner's error as a CloudError, with field and time to wait. */
export function refusalOf({ status, body, retryAfter }: Answer): CloudError {
  const parsed = apiError.safeParse(body);
  const { code, message, details } = parsed.success
    ? parsed.data.error
    : { code: codesByStatus[status] ?? 'server_error', message: `HTTP ${status}`, details: null };
  const [first] = errorFields.safeParse(details).data?.fields ?? [];
  return new CloudError({
    kind: kinds[code] ?? 'unavailable',
    code,
    text: explain(code, message, first?.name, first?.messages ?? []),
    field: first?.name,
    retryAfter: retryAfter ?? waits[code],
  });
}

/** True if the call can be repeated because nothing was done. */
export function isRetried({ code }: CloudError): boolean {
  return retried.has(code);
}

/** There was no response; `sent` tells whether Hetzner may have executed the call. */
export class NoAnswer extends CloudError {
  readonly wasSent: boolean;

  constructor(wasSent: boolean) {
    super({ kind: 'transient', code: 'timeout', text: text('hetzner_unreachable'), retryAfter: 5 });
    this.wasSent = wasSent;
  }
}

/** The same error with another message. */
export function explainedAs(error: CloudError, why: Message, field = error.field): CloudError {
  const { kind, code, retryAfter } = error;
  return new CloudError({ kind, code, text: why, field, retryAfter });
}
