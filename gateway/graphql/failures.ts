import type { GraphQLError } from 'graphql/index.js';
import { z } from 'zod';
import {
  InvalidPathError,
  InvalidQueryError,
  InvalidResponseError,
  isPlanLimit,
  TooManyCallsError,
  UpstreamResponseError,
  UpstreamUnavailableError,
} from '../upstream/errors.ts';
import { ConflictError, codedError, InputError, PlanLimitError, RefusedError, type Issue } from './errors.ts';
import { wireDetail, type WireDetail } from '../upstream/messages.ts';
import { messageFrom, messageOf, type Message } from './messages.ts';
import { planTierFrom } from './types/PlanTier.ts';
import { refusalCodeFrom } from './types/RefusalCode.ts';

/** Messages for responses that contain none. */
const GENERIC: Record<number, Message> = {
  401: messageOf('UNAUTHENTICATED'),
  403: messageOf('FORBIDDEN'),
  404: messageOf('NOT_FOUND'),
  429: messageOf('RATE_LIMITED'),
  500: messageOf('INTERNAL'),
};

const { params } = wireDetail.shape;

const errorBody = z.object({
  message: z.string().min(1).optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  params: params.optional().catch(undefined),
  inputError: z.string().optional().catch(undefined),
  issues: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        code: z.string().optional(),
        params: params.optional(),
      }),
    )
    .optional()
    .catch(undefined),
  plan: z.string().nullish().catch(undefined),
  limit: z.number().optional().catch(undefined),
  current: z.number().optional().catch(undefined),
  update_payment_url: z.string().optional().catch(undefined),
  cluster_id: z.string().optional().catch(undefined),
  deployment_id: z.string().optional().catch(undefined),
  app_id: z.string().optional().catch(undefined),
  suggestions: z.array(z.string()).optional().catch(undefined),
  changed_by: z.string().nullish().catch(undefined),
  changed_at: z.string().optional().catch(undefined),
  changes: z
    .array(z.object({ field: z.string(), before: z.string().nullish(), after: z.string().nullish() }))
    .optional()
    .catch(undefined),
});
type ErrorBody = z.output<typeof errorBody>;

/**
 * Input fields by the platform's names; unlisted names are converted from snake to camel case. `name.*` renames the
 * first part and keeps the rest, which is a user-defined name.
 */
export type FieldNames = Readonly<Record<string, string>>;

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A field of the platform as a path in the input. */
export function inputPath(field: string, names: FieldNames): string {
  if (Object.hasOwn(names, field)) return names[field] ?? field;
  const [first = '', ...rest] = field.split('.');
  const kept = names[`${first}.*`];
  if (kept !== undefined && rest.length > 0) return [kept, ...rest].join('.');
  return (
    field
      .split('.')
      // A part may be a user-defined name such as `constructor`.
      .map((part) => (Object.hasOwn(names, part) && names[part]) || camel(part))
      .join('.')
  );
}

/** Code and parameters of a message; null when the platform sends none. */
const detailOf = ({ code, params = {} }: { code?: string; params?: WireDetail['params'] }) =>
  code === undefined ? null : { code, params };

function issuesOf(body: ErrorBody, detail: Message, names: FieldNames): Issue[] {
  if (body.issues?.length) {
    return body.issues.map((issue) => ({
      path: inputPath(issue.field, names),
      detail: messageFrom(issue.message, detailOf(issue)),
    }));
  }
  if (body.inputError === undefined) return [];
  return [{ path: inputPath(body.inputError, names), detail }];
}

function planLimit(body: ErrorBody, detail: Message): Error | null {
  if (!isPlanLimit(body)) return null;
  if (body.limit === undefined || body.current === undefined)
    return new RefusedError('PLAN_LIMIT', detail, { plan: planTierFrom(body.plan), updatePaymentUrl: null });
  return new PlanLimitError(detail, {
    limit: body.limit,
    current: body.current,
    plan: planTierFrom(body.plan),
  });
}

/** Whether a service that the platform uses failed: Hetzner, GitHub, a registry or the Kubernetes API of a cluster. */
const isOfProvider = (status: number, { error }: ErrorBody) => status > 500 && error === 'provider';

/** Statuses that are top-level errors whatever the body contains, because they concern the call and not the action. */
function byStatus(status: number, message: Message, retryAfter: number | null): Error {
  if (status === 401) return codedError('UNAUTHENTICATED', message);
  if (status === 403) return codedError('FORBIDDEN', message);
  if (status === 404) return codedError('NOT_FOUND', message);
  if (status === 429) return codedError('RATE_LIMITED', message, retryAfter === null ? {} : { retryAfter });
  if (status >= 500 || status === 408) return codedError('UPSTREAM_UNAVAILABLE', message);
  return codedError('BAD_USER_INPUT', message);
}

function conflict(body: ErrorBody, detail: Message, names: FieldNames): Error | null {
  const { cluster_id: clusterId, changed_at: changedAt, changes = [] } = body;
  if (body.error !== 'changed_meanwhile' || clusterId === undefined || changedAt === undefined) return null;
  return new ConflictError(detail, {
    clusterId,
    deploymentId: body.deployment_id ?? null,
    appId: body.app_id ?? null,
    changedBy: body.changed_by ?? null,
    changedAt,
    changes: changes.map(({ field, before, after }) => ({
      path: inputPath(field, names),
      before: before ?? null,
      after: after ?? null,
    })),
  });
}

function refusal(status: number, body: ErrorBody, detail: Message): Error | null {
  const code = status === 402 ? 'PAYMENT_REQUIRED' : refusalCodeFrom(body.error);
  if (code === null || status >= 500 || status === 404) return null;
  // The browser is sent to this address, so other schemes are left out: they could run scripts.
  const url = body.update_payment_url;
  const updatePaymentUrl = url !== undefined && /^https?:/.test(url) ? url : null;
  return new RefusedError(
    code,
    detail,
    { plan: planTierFrom(body.plan), updatePaymentUrl },
    body.suggestions,
  );
}

function genericMessage(status: number): Message {
  if (status > 500) return messageOf('PLATFORM_UNREACHABLE');
  return GENERIC[status] ?? messageOf('UNEXPECTED_STATUS', { status });
}

/** The error for a failed response. `body` is the parsed JSON, or null when it is not JSON. */
export function failureFrom(
  answer: { status: number; body: unknown; retryAfter: number | null },
  names: FieldNames = {},
): Error {
  const parsed = errorBody.safeParse(answer.body);
  const body = parsed.success ? parsed.data : {};
  const status = answer.status;
  // The body of another 5xx may contain internals and nothing a user could act on.
  const own = status < 500 || isOfProvider(status, body) ? body.message : undefined;
  const detail = own === undefined ? genericMessage(status) : messageFrom(own, detailOf(body));
  const limit = planLimit(body, detail);
  if (limit !== null) return limit;
  const changed = conflict(body, detail, names);
  if (changed !== null) return changed;
  if (status === 400 || status === 409 || status === 422) {
    const issues = issuesOf(body, detail, names);
    if (issues.length > 0) return new InputError(issues, detail);
  }
  if (isOfProvider(status, body)) return codedError('PROVIDER_UNAVAILABLE', detail);
  return refusal(status, body, detail) ?? byStatus(status, detail, answer.retryAfter);
}

/** The platform could not be reached in time. */
export function unreachable(): GraphQLError {
  return codedError('UPSTREAM_UNAVAILABLE', messageOf('PLATFORM_UNREACHABLE'));
}

/** The GraphQL error for an error of the transport; other errors are returned unchanged. */
export function graphErrorFrom(error: unknown, names: FieldNames = {}): unknown {
  if (error instanceof UpstreamResponseError) return failureFrom(error, names);
  if (error instanceof UpstreamUnavailableError) return unreachable();
  if (error instanceof InvalidResponseError)
    return codedError('UPSTREAM_INVALID', messageOf('PLATFORM_ANSWER_INVALID'));
  if (error instanceof TooManyCallsError)
    return codedError('LIMIT_EXCEEDED', messageOf('CALLS_MANY', { max: error.limit }));
  if (error instanceof InvalidPathError)
    return codedError('BAD_USER_INPUT', messageOf('IDENTIFIER', { value: error.value }));
  if (error instanceof InvalidQueryError)
    return codedError('BAD_USER_INPUT', messageOf('QUERY_VALUE', { name: error.parameter }));
  return error;
}
