import type { z } from 'zod';

/** Hetzner's error codes that the engine returns, with their HTTP status. */
const statuses = {
  json_error: 400,
  unauthorized: 401,
  token_readonly: 403,
  resource_limit_exceeded: 403,
  not_found: 404,
  uniqueness_error: 409,
  conflict: 409,
  resource_in_use: 409,
  server_already_attached: 409,
  ip_not_available: 409,
  deprecated_api_endpoint: 410,
  resource_unavailable: 412,
  placement_error: 412,
  invalid_input: 422,
  no_subnet_available: 422,
  locked: 423,
  rate_limit_exceeded: 429,
  server_error: 500,
  unavailable: 503,
} as const;
type ApiErrorCode = keyof typeof statuses;

/** An error in Hetzner's format: `{ error: { code, message, details } }`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly details: unknown;

  constructor(code: ApiErrorCode, message: string, details: unknown = null) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statuses[this.code];
  }

  toJSON(): { error: { code: string; message: string; details: unknown } } {
    const { code, message, details } = this;
    return { error: { code, message, details } };
  }
}

/** `invalid_input` with the fields and their messages. */
function invalidFields(fields: readonly { name: string; messages: string[] }[]): ApiError {
  const [first] = fields;
  const names = fields.map(({ name }) => `'${name}'`).join(', ');
  const message =
    fields.length === 1
      ? `invalid input in field ${names}: ${first?.messages.join(', ') ?? 'is invalid'}`
      : `invalid input in fields ${names}`;
  return new ApiError('invalid_input', message, { fields });
}

/** `invalid_input` about one field. */
export function invalidInput(name: string, message: string): ApiError {
  return invalidFields([{ name, messages: [message] }]);
}

/** `uniqueness_error` about one field. */
export function notUnique(field: string, message: string): ApiError {
  return new ApiError('uniqueness_error', message, { fields: [{ name: field }] });
}

/** `not_found` with Hetzner's wording. */
export function notFound(what: string, id: string | number): ApiError {
  return new ApiError('not_found', `${what} with ID '${id}' not found`);
}

/** Parses the body; unknown fields are ignored, as Hetzner does. */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const fields = new Map<string, string[]>();
  for (const { path, message } of parsed.error.issues) {
    const name = path.join('.') || 'body';
    fields.set(name, [...(fields.get(name) ?? []), message]);
  }
  throw invalidFields([...fields].map(([name, messages]) => ({ name, messages })));
}
