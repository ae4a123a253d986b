import { english, text, type Message } from '../messages/messages.ts';

/** One invalid field and the reason. */
export interface FieldIssue extends Message {
  field: string;
}

/** Members of the error body that only some errors have. */
interface ErrorExtra {
  plan?: string | null;
  limit?: number;
  current?: number;
  update_payment_url?: string;
  tries_left?: number;
  downloaded_at?: string;
  downloaded_by?: string | null;
  cluster_id?: string;
  deployment_id?: string;
  app_id?: string;
  /** Names that are free. */
  suggestions?: string[];
  changed_by?: string | null;
  changed_at?: string;
  changes?: { field: string; before: string | null; after: string | null }[];
}

interface DomainErrorInit {
  status: number;
  text: Message;
  /** The contract's `error` value where it is wider than the message code. */
  error?: string;
  field?: string;
  issues?: FieldIssue[];
  extra?: ErrorExtra;
  retryAfter?: number;
}

/** An expected refusal: a code with parameters, and its English text as `message`. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly status: number;
  readonly text: Message;
  /** The contract's `error` value, lower_snake and stable. */
  readonly code: string;
  readonly field: string | undefined;
  readonly issues: FieldIssue[] | undefined;
  readonly extra: ErrorExtra;
  /** Seconds to wait, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(init: DomainErrorInit) {
    super(english(init.text));
    this.status = init.status;
    this.text = init.text;
    this.code = init.error ?? init.text.code;
    this.field = init.field;
    this.issues = init.issues;
    this.extra = init.extra ?? {};
    this.retryAfter = init.retryAfter;
  }
}

/** 422: one field is invalid. `error` is the contract's value where it is wider than the code. */
export function invalid(field: string, why: Message, error?: string, extra: ErrorExtra = {}): DomainError {
  return new DomainError({ status: 422, text: why, error, field, issues: [{ field, ...why }], extra });
}

/** 422: several fields are invalid; the first one becomes inputError. */
export function invalidMany(issues: FieldIssue[]): DomainError {
  const [first] = issues;
  if (!first) throw new Error('invalidMany needs at least one issue');
  const { field, ...why } = first;
  const error = issues.length === 1 ? undefined : 'invalid';
  return new DomainError({ status: 422, text: why, error, field, issues });
}

/** 401: no valid session, wrong credentials or an expired link. */
export function unauthenticated(why = text('unauthenticated'), error?: string): DomainError {
  return new DomainError({ status: 401, text: why, error });
}

/** 403: authenticated, but not permitted. */
export function forbidden(why = text('forbidden'), error = 'forbidden'): DomainError {
  return new DomainError({ status: 403, text: why, error });
}

/** 404: does not exist. */
export function notFound(what: Message): DomainError {
  return new DomainError({ status: 404, text: what, error: 'not_found' });
}

/** 404 for a malformed path, because it cannot name an existing resource. */
export function pathNotFound(): DomainError {
  return notFound(text('not_found'));
}

/** 409 unless another status is given: the current state does not allow it (protected, archived, busy, …). */
export function refused(why: Message, { status = 409, error }: { status?: number; error?: string } = {}) {
  return new DomainError({ status, text: why, error });
}

/** 503: a provider failed or is unreachable. */
export function providerDown(failure: { text: Message; retryAfter?: number }): DomainError {
  const { text: why, retryAfter } = failure;
  return new DomainError({ status: 503, text: why, error: 'provider', retryAfter });
}

/**
 * 409: the cluster was changed after the caller read it, or what `text` is about. In `changes`, `before` is the value the
 * caller read and `after` the current one.
 */
export function changedMeanwhile(by: {
  clusterId: string;
  /** The deployment or app on it that was changed. */
  deploymentId?: string;
  appId?: string;
  name: string | null;
  at: Date;
  text?: Message;
  changes: NonNullable<ErrorExtra['changes']>;
}): DomainError {
  return new DomainError({
    status: 409,
    text: by.text ?? (by.name === null ? text('changed_by_somebody') : text('changed_by', { name: by.name })),
    error: 'changed_meanwhile',
    extra: {
      cluster_id: by.clusterId,
      deployment_id: by.deploymentId,
      app_id: by.appId,
      changed_by: by.name,
      changed_at: by.at.toISOString(),
      changes: by.changes,
    },
  });
}

/** 402: a better plan or a payment is needed; clients open the upgrade page of `plan`. */
export function paymentRequired(plan: string, why: Message, updatePaymentUrl?: string): DomainError {
  const extra = updatePaymentUrl ? { plan, update_payment_url: updatePaymentUrl } : { plan };
  return new DomainError({ status: 402, text: why, error: 'payment_required', extra });
}

/** 429 without Retry-After: the contract marks plan limits by the `error` text 'Cluster limit reached'. */
export function planLimit(reached: {
  limit: number;
  current: number;
  plan: string | null;
  text: Message;
  error?: string;
}): DomainError {
  const { limit, current, plan, text: why, error = 'Cluster limit reached' } = reached;
  return new DomainError({ status: 429, text: why, error, extra: { limit, current, plan } });
}

/** 429 with Retry-After in whole seconds. */
export function rateLimited(seconds: number): DomainError {
  return new DomainError({
    status: 429,
    text: text('rate_limited'),
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
}

/** 503: the database connection is lost and being re-established. */
export function databaseAway(): DomainError {
  return new DomainError({
    status: 503,
    text: text('internal'),
    error: 'database_away',
    retryAfter: 1,
  });
}
