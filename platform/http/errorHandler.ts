import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDatabaseAway, isNulCharacter } from '../db/failures.ts';
import { english, fromInputText, messageJson, text, type Message } from '../messages/messages.ts';
import {
  databaseAway,
  DomainError,
  invalidMany,
  notFound,
  pathNotFound,
  rateLimited,
  type FieldIssue,
} from './errors.ts';
import { zodText } from './zodText.ts';

const issue = messageJson.extend({ field: z.string(), message: z.string() });

/**
 * The contract's error body. `error` is the contract's error type, `code` with `params` the exact message, `message`
 * its English text, `inputError` the first invalid field.
 */
const errorBody = z.object({
  message: z.string(),
  error: z.string(),
  ...messageJson.shape,
  inputError: z.string().optional(),
  issues: z.array(issue).optional(),
  plan: z.string().nullable().optional(),
  limit: z.number().optional(),
  current: z.number().optional(),
  update_payment_url: z.string().optional(),
  tries_left: z.number().optional(),
  downloaded_at: z.string().optional(),
  downloaded_by: z.string().nullable().optional(),
  cluster_id: z.string().optional(),
  deployment_id: z.string().optional(),
  app_id: z.string().optional(),
  suggestions: z.array(z.string()).optional(),
  changed_by: z.string().nullable().optional(),
  changed_at: z.string().optional(),
  changes: z
    .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .optional(),
  requestId: z.string(),
});

type ErrorBody = z.output<typeof errorBody>;

/** Fastify's errors about a path before routing: invalid percent-encoding, or a parameter that is too long. */
const NO_PATH = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

/** Fastify's own errors before any handler: body too large, wrong content type, malformed JSON. */
const MALFORMED: Record<string, Message> = {
  FST_ERR_CTP_BODY_TOO_LARGE: text('request_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: text('json_expected'),
  FST_ERR_CTP_EMPTY_JSON_BODY: text('body_empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: text('body_not_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: text('body_length'),
  FST_FILES_LIMIT: text('too_many_files'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: text('multipart_expected'),
};

/** `/worker_node_pools/0/name` → `worker_node_pools.0.name`. */
function fieldOf(path: string): string {
  return path.split('/').filter(Boolean).join('.');
}

function issuesOf(error: FastifyError): FieldIssue[] {
  return (error.validation ?? []).map((v) => ({
    field: fieldOf(v.instancePath),
    ...(fromInputText(v.message) ?? zodText(v)),
  }));
}

/** A malformed request is 400; a well-formed one with an invalid value is 422. */
function fromValidation(error: FastifyError): DomainError {
  if (error.validationContext === 'params') return pathNotFound();
  const issues = issuesOf(error);
  if (error.validationContext === 'body' && issues.some((i) => i.field !== '')) {
    return invalidMany(issues.filter((i) => i.field !== ''));
  }
  const [first] = issues;
  if (!first) return new DomainError({ status: 400, text: text('malformed') });
  const field = first.field || String(error.validationContext);
  const why = text('malformed_value', { ...first.params, field, problem: first.code });
  return new DomainError({ status: 400, text: why, error: 'malformed', field: first.field || undefined });
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** The expected error behind a thrown value, or null if it is unexpected. */
function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error)) return databaseAway();
  if (isNulCharacter(error)) {
    return new DomainError({ status: 400, text: text('nul_character'), error: 'malformed' });
  }
  if (!isFastifyError(error)) return null;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  if (NO_PATH.has(error.code)) return pathNotFound();
  const malformed = MALFORMED[error.code];
  if (malformed) {
    return new DomainError({ status: error.statusCode ?? 400, text: malformed, error: 'malformed' });
  }
  if (error.statusCode === 429) return rateLimited(60);
  return null;
}

/** The contract's body of an expected error. */
function bodyOf(error: DomainError, requestId: string): ErrorBody {
  return {
    message: error.message,
    error: error.code,
    ...error.text,
    inputError: error.field,
    issues: error.issues?.map((one) => ({ ...one, message: english(one) })),
    ...error.extra,
    requestId,
  };
}

/** Sends the contract's error body and logs unexpected errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = toDomainError(error);
  if (expected) {
    if (expected.retryAfter !== undefined) reply.header('retry-after', expected.retryAfter);
    return reply.status(expected.status).send(bodyOf(expected, request.id));
  }
  const wrongAnswer = isResponseSerializationError(error) ? error.cause : undefined;
  request.log.error({ err: error, issues: wrongAnswer?.issues }, 'request failed unexpectedly');
  return reply.status(500).send({
    message: english(text('internal')),
    error: 'internal',
    ...text('internal'),
    requestId: request.id,
  } satisfies ErrorBody);
}

/** The one place where errors become responses. The text of unexpected errors is logged and not sent. */
export function useErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const route = `${request.method} ${path}`;
    return sendError(notFound(text('route_not_found', { route })), request, reply);
  });
}
