/** One field that was not accepted. `code` is what translations are keyed by. */
export interface FieldIssue {
  field: string;
  message: string;
  code: string;
}

/** Parts of the error body that only some errors have. */
export interface ErrorExtra {
  plan?: string | null;
  limit?: number;
  current?: number;
  update_payment_url?: string;
  tries_left?: number;
  downloaded_at?: string;
  downloaded_by?: string | null;
  cluster_id?: string;
  changed_by?: string | null;
  changed_at?: string;
  changes?: { field: string; before: string | null; after: string | null }[];
}

interface DomainErrorInit {
  status: number;
  code: string;
  message: string;
  field?: string;
  issues?: FieldIssue[];
  extra?: ErrorExtra;
  retryAfter?: number;
}

/** An expected refusal. `code` is lower_snake and stable; `message` is written for the person. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly issues: FieldIssue[] | undefined;
  readonly extra: ErrorExtra;
  /** Seconds to wait, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(init: DomainErrorInit) {
    super(init.message);
    this.status = init.status;
    this.code = init.code;
    this.field = init.field;
    this.issues = init.issues;
    this.extra = init.extra ?? {};
    this.retryAfter = init.retryAfter;
  }
}

/** 422: one field is wrong; `code` says how (email_taken, wrong_code, …). */
export function invalid(
  field: string,
  message: string,
  code = 'invalid',
  extra: ErrorExtra = {},
): DomainError {
  return new DomainError({
    status: 422,
    code,
    message,
    field,
    issues: [{ field, message, code }],
    extra,
  });
}

/** 422: several fields are wrong; the first one becomes inputError. */
export function invalidMany(issues: FieldIssue[]): DomainError {
  const [first] = issues;
  if (!first) throw new Error('invalidMany needs at least one issue');
  return new DomainError({
    status: 422,
    code: issues.length === 1 ? first.code : 'invalid',
    message: first.message,
    field: first.field,
    issues,
  });
}

/** 401. `code` tells expired links and wrong credentials from a missing session. */
export function unauthenticated(
  message = 'Authentication error. Please sign in again.',
  code = 'unauthenticated',
): DomainError {
  return new DomainError({ status: 401, code, message });
}

/** 403: signed in, and not allowed. */
export function forbidden(
  code = 'forbidden',
  message = "You don't have permission to perform this action.",
): DomainError {
  return new DomainError({ status: 403, code, message });
}

/** 404: `what` is the thing in words ('Cluster'), giving 'Cluster not found'. */
export function notFound(what: string): DomainError {
  return new DomainError({ status: 404, code: 'not_found', message: `${what} not found` });
}

/** 404: a path that cannot be right names nothing, whatever is wrong with it. */
export function pathNotFound(): DomainError {
  return new DomainError({
    status: 404,
    code: 'not_found',
    message: 'The requested resource was not found.',
  });
}

/** 409 unless another status is given: the thing's state does not allow it (protected, archived, busy, …). */
export function refused(code: string, message: string, status = 409): DomainError {
  return new DomainError({ status, code, message });
}

/** 409: the words every write on an archived cluster is refused with. */
export function archived(): DomainError {
  return refused(
    'archived',
    'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
  );
}

/**
 * 409: somebody else changed the cluster after the caller read it. `changes` tells what: before is what the caller saw,
 * after is what stands now.
 */
export function changedMeanwhile(by: {
  clusterId: string;
  name: string | null;
  at: Date;
  changes: NonNullable<ErrorExtra['changes']>;
}): DomainError {
  return new DomainError({
    status: 409,
    code: 'changed_meanwhile',
    message: `${by.name ?? 'Somebody'} changed this cluster in the meantime. Look at the changes and save again.`,
    extra: {
      cluster_id: by.clusterId,
      changed_by: by.name,
      changed_at: by.at.toISOString(),
      changes: by.changes,
    },
  });
}

/** 402: a better plan or a payment is needed; the client goes to the upgrade page of `plan`. */
export function paymentRequired(plan: string, message: string, updatePaymentUrl?: string): DomainError {
  const extra = updatePaymentUrl ? { plan, update_payment_url: updatePaymentUrl } : { plan };
  return new DomainError({ status: 402, code: 'payment_required', message, extra });
}

/** 429 with no Retry-After: `code` 'Cluster limit reached' is the text the contract knows plan limits by. */
export function planLimit(reached: {
  limit: number;
  current: number;
  plan: string | null;
  message: string;
  code?: string;
}): DomainError {
  const { limit, current, plan, message, code = 'Cluster limit reached' } = reached;
  return new DomainError({ status: 429, code, message, extra: { limit, current, plan } });
}

/** 429 with Retry-After in whole seconds. */
export function rateLimited(seconds: number): DomainError {
  return new DomainError({
    status: 429,
    code: 'rate_limited',
    message: 'Too many requests. Please try again later.',
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
}

/** 503: the connection to the database is lost; it is made again by itself. */
export function databaseAway(): DomainError {
  return new DomainError({
    status: 503,
    code: 'database_away',
    message: 'Server error. Please try again later.',
    retryAfter: 1,
  });
}
