import { resources, type ResourceName } from '../../api/resources.ts';

/** Kubernetes' reasons that the API server answers with, and their HTTP status. */
const codes = {
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  NotAcceptable: 406,
  AlreadyExists: 409,
  Conflict: 409,
  Expired: 410,
  RequestEntityTooLarge: 413,
  UnsupportedMediaType: 415,
  Invalid: 422,
  InternalError: 500,
  ServiceUnavailable: 503,
} as const;
export type StatusReason = keyof typeof codes;

/** One reason of a refusal; `reason` is such as FieldValueRequired. */
export interface StatusCause {
  reason: string;
  message: string;
  field?: string;
}

interface StatusDetails {
  name?: string;
  group?: string;
  kind?: string;
  uid?: string;
  causes?: StatusCause[];
}

/** An error in Kubernetes' format, a Status object. */
export class StatusError extends Error {
  override name = 'StatusError';
  readonly reason: StatusReason;
  readonly details: StatusDetails | undefined;

  constructor(reason: StatusReason, message: string, details?: StatusDetails) {
    super(message);
    this.reason = reason;
    this.details = details;
  }

  get code(): number {
    return codes[this.reason];
  }

  toJSON(): object {
    const { code, reason, message, details } = this;
    return {
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message,
      reason,
      ...(details && { details }),
      code,
    };
  }
}

/** Such as deployments.apps: the core group has none. */
function qualified(resource: ResourceName): string {
  const { plural, group } = resources[resource];
  return group ? `${plural}.${group}` : plural;
}

function detailsOf(resource: ResourceName, name: string): StatusDetails {
  const { plural, group } = resources[resource];
  return { name, ...(group && { group }), kind: plural };
}

export function badRequest(message: string): StatusError {
  return new StatusError('BadRequest', message);
}

export function notFound(resource: ResourceName, name: string): StatusError {
  return new StatusError('NotFound', `${qualified(resource)} "${name}" not found`, detailsOf(resource, name));
}

/** For a path without a resource, and for resources whose definition is not installed. */
export function unknownPath(): StatusError {
  return new StatusError('NotFound', 'the server could not find the requested resource', {});
}

export function alreadyExists(resource: ResourceName, name: string): StatusError {
  const message = `${qualified(resource)} "${name}" already exists`;
  return new StatusError('AlreadyExists', message, detailsOf(resource, name));
}

export function staleVersion(resource: ResourceName, name: string): StatusError {
  const reason =
    'the object has been modified; please apply your changes to the latest version and try again';
  const message = `Operation cannot be fulfilled on ${qualified(resource)} "${name}": ${reason}`;
  return new StatusError('Conflict', message, detailsOf(resource, name));
}

/** 422 with the invalid fields. */
export function invalid(resource: ResourceName, name: string, causes: StatusCause[]): StatusError {
  const { kind, group } = resources[resource];
  const texts = causes.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  const all = texts.length === 1 ? texts[0] : `[${texts.join(', ')}]`;
  const subject = group ? `${kind}.${group}` : kind;
  const details = { name, ...(group && { group }), kind, causes };
  return new StatusError('Invalid', `${subject} "${name}" is invalid: ${all ?? ''}`, details);
}

/** 410: the version is too old to be continued from. */
export function expired(): StatusError {
  return new StatusError('Expired', 'The resourceVersion for the provided watch is too old.');
}

/** The answer to a successful deletion, among others. */
export function success(details: StatusDetails): object {
  return { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', details };
}
