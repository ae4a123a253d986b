import { describe, expect, it } from 'vitest';
import { InputError, PlanLimitError, RefusedError } from './errors.ts';
import {
  InvalidPathError,
  InvalidQueryError,
  InvalidResponseError,
  TooManyCallsError,
  UpstreamResponseError,
  UpstreamUnavailableError,
} from '../upstream/errors.ts';
import { failureFrom, graphErrorFrom } from './failures.ts';

const from = (status: number, body: unknown = null, retryAfter: number | null = null) =>
  failureFrom({ status, body, retryAfter });

describe('failureFrom', () => {
  it.each([
    [401, 'UNAUTHENTICATED', 'Authentication error. Please sign in again.'],
    [403, 'FORBIDDEN', "You don't have permission to perform this action."],
    [404, 'NOT_FOUND', 'The requested resource was not found.'],
    [429, 'RATE_LIMITED', 'Too many requests. Please try again later.'],
    [500, 'UPSTREAM_UNAVAILABLE', 'Server error. Please try again later.'],
    [502, 'UPSTREAM_UNAVAILABLE', 'Unable to connect to server. Please check your connection and try again.'],
    [418, 'BAD_USER_INPUT', 'Error (418): Please try again.'],
  ])('maps %i to %s with a message when there is no body', (status, code, message) => {
    expect(from(status)).toMatchObject({ message, extensions: { code } });
  });

  it('uses the message of the platform, except for 5xx', () => {
    expect(from(404, { message: 'Add-on not found in the catalog' }).message).toBe(
      'Add-on not found in the catalog',
    );
    expect(from(500, { message: 'relation "users" does not exist' }).message).toBe(
      'Server error. Please try again later.',
    );
  });

  it('says which service of the platform failed', () => {
    const body = { error: 'provider', code: 'kubernetes_no_response', message: 'No response.' };
    expect(from(502, body)).toMatchObject({
      message: 'No response.',
      extensions: { code: 'PROVIDER_UNAVAILABLE' },
    });
  });

  it('maps refusals by their code for every status below 500', () => {
    expect(from(409, { error: 'has_dependents', message: 'Needed.' })).toMatchObject({
      code: 'HAS_DEPENDENTS',
      message: 'Needed.',
    });
    expect(from(401, { error: 'invalid_credentials', message: 'No.' })).toBeInstanceOf(RefusedError);
    expect(from(403, { error: 'missing_scope', message: 'No.' })).toMatchObject({ code: 'MISSING_SCOPE' });
    expect(from(410, { error: 'expired', message: 'Too late.' })).toMatchObject({ code: 'EXPIRED' });
    expect(from(402, { plan: 'pro' })).toMatchObject({ code: 'PAYMENT_REQUIRED' });
  });

  it('distinguishes the two meanings of 429', () => {
    const limit = from(429, {
      error: 'Cluster limit reached',
      message: 'Full.',
      limit: 2,
      current: 2,
      plan: 'pro',
    });
    expect(limit).toBeInstanceOf(PlanLimitError);
    expect(limit).toMatchObject({ limit: 2, current: 2, plan: 'PRO', message: 'Full.' });
    expect(from(429, { error: 'rate_limited' }, 7)).toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: 7 },
    });
  });

  it('keeps user-defined names, also those of Object.prototype', () => {
    const body = {
      message: 'No.',
      issues: [{ field: 'node_pools.constructor.to_string', message: 'Gone.' }],
    };
    expect(from(422, body)).toMatchObject({ issues: [{ path: 'nodePools.constructor.toString' }] });
  });

  it('uses the field names of the input', () => {
    const body = {
      message: 'No.',
      issues: [{ field: 'worker_node_pools.0.instance_type', message: 'Gone.', code: 'name_taken' }],
    };
    const error = failureFrom({ status: 422, body, retryAfter: null }, { worker_node_pools: 'nodePools' });
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({
      issues: [{ path: 'nodePools.0.instanceType', detail: { code: 'NAME_TAKEN', message: 'Gone.' } }],
    });
    expect(
      from(422, { inputError: 'email', error: 'email_taken', code: 'email_taken', message: 'Taken.' }),
    ).toMatchObject({
      issues: [{ path: 'email', detail: { code: 'EMAIL_TAKEN', message: 'Taken.' } }],
    });
  });

  it('accepts bodies of any shape', () => {
    for (const body of ['<html>', [], 7, { issues: 'many', message: 7, limit: 'x' }]) {
      expect(from(422, body)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    }
  });
});

describe('graphErrorFrom', () => {
  it.each([
    [new UpstreamResponseError({ status: 404, body: null, retryAfter: null }), 'NOT_FOUND'],
    [new UpstreamUnavailableError(), 'UPSTREAM_UNAVAILABLE'],
    [new InvalidResponseError(), 'UPSTREAM_INVALID'],
    [new InvalidPathError('..'), 'BAD_USER_INPUT'],
    [new InvalidQueryError('search'), 'BAD_USER_INPUT'],
    [new TooManyCallsError(500), 'LIMIT_EXCEEDED'],
  ])('maps %s to %s', (error, code) => {
    expect(graphErrorFrom(error)).toMatchObject({ extensions: { code } });
  });

  it('returns other errors unchanged', () => {
    const error = new Error('other');
    expect(graphErrorFrom(error)).toBe(error);
  });
});
