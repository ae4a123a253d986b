import { GraphQLError } from 'graphql/index.js';
import { messageJson, verbatim, type Message } from './messages.ts';
import type { FieldChangeShape } from './types/FieldChange.ts';
import type { PlanTierValue } from './types/PlanTier.ts';
import type { RefusalCodeValue } from './types/RefusalCode.ts';

/** An invalid field: its path in the input (dots between levels, indexes for lists) and the message. */
export interface Issue {
  path: string;
  detail: Message;
}

/** The input is invalid; a member of mutation results. */
export class InputError extends Error {
  readonly issues: readonly Issue[];
  readonly detail: Message | undefined;
  constructor(issues: readonly Issue[], detail = issues[0]?.detail) {
    super(detail?.message ?? '');
    this.name = 'InputError';
    this.issues = issues;
    this.detail = detail;
  }
}

/** What has to be paid first: a plan, or an invoice on the provider's page. */
interface MissingPayment {
  plan: PlanTierValue | null;
  updatePaymentUrl: string | null;
}
const NO_PAYMENT: MissingPayment = { plan: null, updatePaymentUrl: null };

/** The platform refused the request with a code. */
export class RefusedError extends Error {
  readonly code: RefusalCodeValue;
  readonly detail: Message;
  readonly payment: MissingPayment;
  /** Free names for a taken one. */
  readonly suggestions: readonly string[];
  constructor(
    code: RefusalCodeValue,
    detail: Message,
    payment: MissingPayment = NO_PAYMENT,
    suggestions: readonly string[] = [],
  ) {
    super(detail.message);
    this.name = 'RefusedError';
    this.code = code;
    this.detail = detail;
    this.payment = payment;
    this.suggestions = suggestions;
  }
}

/** The plan of the account does not allow more. `plan` is the tier that does; null when none does. */
export class PlanLimitError extends Error {
  readonly limit: number;
  readonly current: number;
  readonly plan: PlanTierValue | null;
  readonly detail: Message;
  constructor(detail: Message, details: { limit: number; current: number; plan: PlanTierValue | null }) {
    super(detail.message);
    this.detail = detail;
    this.name = 'PlanLimitError';
    this.limit = details.limit;
    this.current = details.current;
    this.plan = details.plan;
  }
}

/** The cluster, deployment or app was changed after the caller read it; nothing was saved. */
export class ConflictError extends Error {
  readonly clusterId: string;
  readonly deploymentId: string | null;
  readonly appId: string | null;
  readonly changedBy: string | null;
  readonly changedAt: string;
  readonly changes: readonly FieldChangeShape[];
  readonly detail: Message;
  constructor(
    detail: Message,
    details: {
      clusterId: string;
      deploymentId: string | null;
      appId: string | null;
      changedBy: string | null;
      changedAt: string;
      changes: readonly FieldChangeShape[];
    },
  ) {
    super(detail.message);
    this.name = 'ConflictError';
    this.detail = detail;
    this.clusterId = details.clusterId;
    this.deploymentId = details.deploymentId;
    this.appId = details.appId;
    this.changedBy = details.changedBy;
    this.changedAt = details.changedAt;
    this.changes = details.changes;
  }
}

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'BAD_USER_INPUT'
  | 'LIMIT_EXCEEDED'
  | 'PROVIDER_UNAVAILABLE'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_INVALID'
  | 'INTERNAL';

/**
 * A deliberate top-level error, which masking passes with its message and code. Without a stack: nobody reads it, and
 * capturing it costs more than the rest of a call with status 404.
 */
export function codedError(
  code: ErrorCode,
  detail: Message,
  more: Record<string, unknown> = {},
): GraphQLError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new GraphQLError(detail.message, { extensions: { ...more, code, detail: messageJson(detail) } });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Whether the error is a top-level error with this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === code;
}

/** The code of the message of a top-level error; undefined when it has none. */
export function detailCodeOf(error: unknown): string | undefined {
  const detail: unknown = error instanceof GraphQLError ? error.extensions['detail'] : undefined;
  const isObject = typeof detail === 'object' && detail !== null;
  return isObject && 'code' in detail && typeof detail.code === 'string' ? detail.code : undefined;
}

/** Awaits a lookup and turns NOT_FOUND into null. */
export async function nullWhenMissing<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The issues of a standard schema as InputError; the argument name `input` is dropped from the paths. */
export function inputErrorFromIssues(found: readonly SchemaIssue[]): InputError {
  return new InputError(
    found.map((issue) => {
      const keys = (issue.path ?? []).map((key) => String(typeof key === 'object' ? key.key : key));
      const path = (keys[0] === 'input' ? keys.slice(1) : keys).join('.');
      return { path, detail: verbatim(issue.message) };
    }),
  );
}
