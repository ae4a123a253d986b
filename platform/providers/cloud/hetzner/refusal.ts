import { CloudError } from '../port.ts';
import type { ProviderErrorKind } from '../../providerError.ts';
import { apiError, errorFields } from './wire.ts';

/** What Hetzner's codes mean for us; those that are missing end the work as `unavailable`. */
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

/** Codes that Hetzner's own clients try again; `locked` and sold out are waited for by whoever knows what for. */
const retried: ReadonlySet<string> = new Set(['conflict', 'rate_limit_exceeded', 'bad_gateway', 'timeout']);

/** Seconds after which another try makes sense. */
const waits: Readonly<Record<string, number>> = {
  rate_limit_exceeded: 1,
  locked: 5,
  maintenance: 60,
  unavailable: 60,
};

const sentences: Readonly<Record<string, string>> = {
  unauthorized:
    'Hetzner does not know this API token. Create a new one in the Hetzner Cloud Console under Security, API tokens.',
  forbidden: 'Hetzner does not let this API token do that. Create one with the permission Read & Write.',
  token_readonly: 'This API token may only read. Create one with the permission Read & Write.',
  rate_limit_exceeded: 'Hetzner refuses more calls for the moment. Try again in a second.',
  resource_limit_exceeded:
    'The Hetzner project is at its limit. Delete something in it, or ask Hetzner for a higher limit.',
  placement_error: 'Error during placement: no separate host is free. Try again later.',
  no_space_left_in_location:
    'The location has no room left at the moment. Choose another one, or try again later.',
  server_error: 'Hetzner Cloud reported a server error. Nothing more was created; try again.',
  maintenance: 'Hetzner Cloud is under maintenance. Try again in a few minutes.',
  unavailable: 'Hetzner Cloud is not available at the moment. Try again in a few minutes.',
  locked: 'Hetzner is still busy with this resource. Try again in a moment.',
  protected: 'The resource is protected in the Hetzner Cloud Console. Take the protection away first.',
  bad_gateway: 'Hetzner Cloud did not answer properly. Try again in a moment.',
  timeout: 'Hetzner Cloud did not answer in time. Try again in a moment.',
};

/** What a status says when the body says nothing. */
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
  /** Seconds, from the header of that name. */
  retryAfter?: number | undefined;
}

function sentenceFor(code: string, message: string, field: string | undefined, reasons: string[]): string {
  const known = sentences[code];
  if (known) return known;
  if (code === 'invalid_input' && field) return `Hetzner refuses ${field}: ${reasons.join(', ') || message}.`;
  return `Hetzner refuses this: ${message || code}.`;
}

/** Hetzner's refusal as an error of the port, with its field and the time to wait. */
export function refusalOf({ status, body, retryAfter }: Answer): CloudError {
  const parsed = apiError.safeParse(body);
  const { code, message, details } = parsed.success
    ? parsed.data.error
    : { code: codesByStatus[status] ?? 'server_error', message: `HTTP ${status}`, details: null };
  const [first] = errorFields.safeParse(details).data?.fields ?? [];
  return new CloudError({
    kind: kinds[code] ?? 'unavailable',
    code,
    message: sentenceFor(code, message, first?.name, first?.messages ?? []),
    field: first?.name,
    retryAfter: retryAfter ?? waits[code],
  });
}

/** True when the same call may be sent again: nothing was done. */
export function isRetried({ code }: CloudError): boolean {
  return retried.has(code);
}

/** No answer at all: `sent` tells whether Hetzner may have acted on the call nevertheless. */
export class NoAnswer extends CloudError {
  readonly wasSent: boolean;

  constructor(wasSent: boolean) {
    const message = 'Hetzner Cloud could not be reached. Try again in a moment.';
    super({ kind: 'transient', code: 'timeout', message, retryAfter: 5 });
    this.wasSent = wasSent;
  }
}

/** The same error with words that fit what was asked for. */
export function reworded(error: CloudError, message: string, field = error.field): CloudError {
  const { kind, code, retryAfter } = error;
  return new CloudError({ kind, code, message, field, retryAfter });
}
