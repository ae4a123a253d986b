/** The platform answered with a status that is no success. `body` is the parsed JSON; undefined when it was none. */
export class UpstreamResponseError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** Seconds, from the header of that name. */
  readonly retryAfter: number | null;

  constructor(response: { status: number; body: unknown; retryAfter: number | null }) {
    super(`The platform answered with status ${response.status}.`);
    this.name = 'UpstreamResponseError';
    this.status = response.status;
    this.body = response.body;
    this.retryAfter = response.retryAfter;
  }
}

/** The platform did not answer in time, or could not be reached. */
export class UpstreamUnavailableError extends Error {
  constructor() {
    super('The platform did not answer.');
    this.name = 'UpstreamUnavailableError';
  }
}

/** The platform's response is not what the contract says, or larger than is read. */
export class InvalidResponseError extends Error {
  constructor(message = 'The response of the platform does not match its schema.') {
    super(message);
    this.name = 'InvalidResponseError';
  }
}

/** A value that cannot be one segment of a path. */
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

/** One operation asked the platform more often than it may. */
export class TooManyCallsError extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super('The operation needs too many calls to the platform.');
    this.name = 'TooManyCallsError';
    this.limit = limit;
  }
}

const PLAN_LIMIT_WORDS = new Set(['cluster limit reached', 'plan_limit']);

/** Is this the body of a refusal because of the plan's limit? Sent with status 429, but repeating it is useless. */
export function isPlanLimit(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  return typeof body.error === 'string' && PLAN_LIMIT_WORDS.has(body.error.toLowerCase());
}
