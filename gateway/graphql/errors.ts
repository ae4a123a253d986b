import { GraphQLError } from 'graphql/index.js';
import { messageJson, type Message } from './messages.ts';
import type { PlanTierValue } from './types/PlanTier.ts';
import type { RefusalCodeValue } from './types/RefusalCode.ts';

/** One unacceptable field: its path in the input (dots, list positions as numbers), a code and a message. */
export interface Issue {
  path: string;
  message: string;
  code: string;
  /** The message by its code; without one it is only known in its words. */
  detail?: Message;
}

/** The input is not acceptable; the answer of a mutation, field by field. */
export class InputError extends Error {
  readonly issues: readonly Issue[];
  readonly detail: Message | undefined;
  constructor(issues: readonly Issue[], detail = issues[0]?.detail) {
    super(detail?.message ?? issues[0]?.message ?? '');
    this.name = 'InputError';
    this.issues = issues;
    this.detail = detail;
  }
}

/** The platform understood and refuses, for a reason that has a code. */
export class RefusedError extends Error {
  readonly code: RefusalCodeValue;
  readonly detail: Message;
  constructor(code: RefusalCodeValue, detail: Message) {
    super(detail.message);
    this.name = 'RefusedError';
    this.code = code;
    this.detail = detail;
  }
}

/** The plan of the account is used up. `plan` is the tier that allows it; null when none does. */
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

/** One field that somebody else changed. `before` is what the caller saw, `after` what stands now. */
export interface ForeignChange {
  path: string;
  before: string | null;
  after: string | null;
}

/** Somebody else changed the cluster after the caller read it; nothing was written. */
export class ChangedMeanwhileError extends Error {
  readonly clusterId: string;
  readonly changedBy: string | null;
  readonly changedAt: string;
  readonly changes: readonly ForeignChange[];
  readonly detail: Message;
  constructor(
    detail: Message,
    details: {
      clusterId: string;
      changedBy: string | null;
      changedAt: string;
      changes: readonly ForeignChange[];
    },
  ) {
    super(detail.message);
    this.name = 'ChangedMeanwhileError';
    this.detail = detail;
    this.clusterId = details.clusterId;
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
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_INVALID'
  | 'INTERNAL';

/**
 * A deliberate top-level error: passes the masking with its message and code. It has no stack, which nobody would read:
 * the platform's every 404 is one, and taking the stack costs more than the rest of such a call.
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

/** Is this the top-level error with that code? */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === code;
}

/** Runs a lookup and turns NOT_FOUND into null, for fields where absence is an answer. */
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
  code?: unknown;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Issues of a zod (or any standard) schema as an InputError; the leading argument name `input` is dropped. */
export function inputErrorFromIssues(found: readonly SchemaIssue[]): InputError {
  return new InputError(
    found.map((issue) => {
      const keys = (issue.path ?? []).map((key) => String(typeof key === 'object' ? key.key : key));
      const code = typeof issue.code === 'string' ? issue.code : 'invalid';
      return { path: (keys[0] === 'input' ? keys.slice(1) : keys).join('.'), message: issue.message, code };
    }),
  );
}
