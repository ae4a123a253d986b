/** A response whose status is not a success. `body` is the parsed JSON; undefined when it is not JSON. */
export class UpstreamResponseError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** Seconds, from the Retry-After header. */
  readonly retryAfter: number | null;

  constructor(response: { status: number; body: unknown; retryAfter: number | null }) {
    super(`The platform answered with status ${response.status}.`);
    this.name = 'UpstreamResponseError';
    this.status = response.status;
    this.body = response.body;
    this.retryAfter = response.retryAfter;
  }
}

/** The platform could not be reached or did not respond in time. */
export class UpstreamUnavailableError extends Error {
  constructor() {
    super('The platform did not answer.');
    this.name = 'UpstreamUnavailableError';
  }
}

/** The platform's response does not match the contract or is too large. */
export class InvalidResponseError extends Error {
  constructor(message = 'The response of the platform does not match its schema.') {
    super(message);
    this.name = 'InvalidResponseError';
  }
}

/** A value that cannot be a path segment. */
export class InvalidPathError extends Error {
  readonly value: string;
  constructor(value: string) {
    super('A value is not an identifier.');
    this.name = 'InvalidPathError';
    this.value = value.slice(0, 60);
  }
}

/** A value that cannot be sent in a query. */
export class InvalidQueryError extends Error {
  readonly parameter: string;
  constructor(parameter: string) {
    super('The value of a parameter is too long or contains a NUL character.');
    this.name = 'InvalidQueryError';
    this.parameter = parameter;
  }
}

/** One operation made more platform calls than allowed. */
export class TooManyCallsError extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super('The operation needs too many calls to the platform.');
    this.name = 'TooManyCallsError';
    this.limit = limit;
  }
}

const PLAN_LIMIT_WORDS = new Set(['cluster limit reached', 'plan_limit']);

/** Whether the body is a refusal because of a plan limit, which has status 429 but must not be retried. */
export function isPlanLimit(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  return typeof body.error === 'string' && PLAN_LIMIT_WORDS.has(body.error.toLowerCase());
}
