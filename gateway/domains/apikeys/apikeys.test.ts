import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { idOf, invalidField, userJson, wire } from '../testing.ts';

const keyJson = (changes: Record<string, unknown> = {}) => ({
  id: 'k1',
  name: 'CI',
  prefix: 'kd_ab12…',
  scopes: ['write'],
  active: true,
  created_at: '2026-11-01T10:00:00.000Z',
  created_by: { id: 'u1', name: 'Ada Owner' },
  last_used_at: null,
  ...changes,
});
const world = (upstream: UpstreamTable = {}) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });
const id = idOf('ApiKey', 'k1');
const refused = '... on RefusedError { code message } ... on InputError { issues { path code } }';
const forbidden = answer(403, { error: 'forbidden', message: 'No.' });

it('API keys are listed with one call', async () => {
  const { execute } = world({
    'GET /api/apikeys': {
      data: [
        keyJson(),
        keyJson({
          id: 'k0',
          scopes: ['clusters:read'],
          active: false,
          previous_expires_at: '2020-01-01T00:00:00.000Z',
        }),
      ],
    },
  });
  const { data, calls } = await execute(
    '{ viewer { account { apiKeys { totalCount edges { node { id name prefix scopes creatorName isActive createdAt lastUsedAt previousExpiresAt } } } } } }',
  );
  expect(data).toMatchObject({
    viewer: {
      account: {
        apiKeys: {
          totalCount: 2,
          edges: [
            {
              node: {
                id,
                name: 'CI',
                prefix: 'kd_ab12…',
                scopes: ['WRITE'],
                creatorName: 'Ada Owner',
                isActive: true,
              },
            },
            { node: { scopes: ['CLUSTERS_READ'], isActive: false, previousExpiresAt: null } },
          ],
        },
      },
    },
  });
  expect(wire(calls)).toEqual(['GET /api/user', 'GET /api/apikeys']);
});

describe('createApiKey', () => {
  const mutation = `mutation { createApiKey(input: { name: "CI", scopes: [READ] }) { __typename
    ... on CreateApiKeyPayload { secret apiKeyEdge { node { id prefix } } } ${refused} } }`;

  it('returns the key itself', async () => {
    const { execute } = world({
      'POST /api/apikeys': answer(201, { data: { ...keyJson(), key: 'kd_secret' } }),
    });
    const { data, calls } = await execute(mutation);
    expect(data).toMatchObject({
      createApiKey: { secret: 'kd_secret', apiKeyEdge: { node: { id, prefix: 'kd_ab12…' } } },
    });
    expect(calls[0]?.body).toEqual({ name: 'CI', scopes: ['read'], expires_at: null });
  });

  it('sends the Idempotency-Key of the request on, and returns its refusal', async () => {
    const body = { error: 'idempotency_key_reused', code: 'idempotency_key_reused', message: 'No.' };
    const { execute } = world({ 'POST /api/apikeys': answer(422, body) });
    const { data, calls } = await execute(mutation, {}, { headers: { 'idempotency-key': 'k-1' } });
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'k-1' });
    expect(data).toMatchObject({ createApiKey: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it.each([
    [invalidField('name', 'value_invalid', 'Needed.'), { issues: [{ path: 'name', code: 'VALUE_INVALID' }] }],
    [forbidden, { code: 'FORBIDDEN', message: 'No.' }],
  ])('returns the refusal', async (given, expected) => {
    expect((await world({ 'POST /api/apikeys': given }).execute(mutation)).data).toMatchObject({
      createApiKey: expected,
    });
  });
});

describe('updateApiKey', () => {
  const mutation = `mutation ($input: UpdateApiKeyInput!) { updateApiKey(input: $input) { __typename
    ... on UpdateApiKeyPayload { apiKey { name isActive } } ${refused} } }`;

  it.each([
    [{ isActive: false }, { active: false }],
    [{ name: 'Deploy' }, { name: 'Deploy' }],
    [{ name: null, isActive: null }, {}],
    [{ scopes: ['ADDONS_WRITE'] }, { scopes: ['addons:write'] }],
    [{ expiresAt: null }, { expires_at: null }],
  ])('with %j sends %j', async (changes, body) => {
    const { execute } = world({ 'PUT /api/apikeys/k1': { data: keyJson(body) } });
    const { errors, calls } = await execute(mutation, { input: { id, ...changes } });
    expect(errors).toBeUndefined();
    expect(calls[0]?.body).toEqual(body);
  });

  it.each([
    [
      invalidField('active', 'value_invalid', 'No.'),
      { issues: [{ path: 'isActive', code: 'VALUE_INVALID' }] },
    ],
    [forbidden, { code: 'FORBIDDEN' }],
  ])('returns the refusal', async (given, expected) => {
    const { execute } = world({ 'PUT /api/apikeys/k1': given });
    expect((await execute(mutation, { input: { id } })).data).toMatchObject({ updateApiKey: expected });
  });
});

describe('rotateApiKey', () => {
  const mutation = `mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) {
    ... on RotateApiKeyPayload { secret apiKey { id prefix } } ${refused} } }`;

  it('returns the new key, and accepts the current one for a day by default', async () => {
    const rotated = { ...keyJson({ prefix: 'kd_new…' }), key: 'kd_new' };
    const { execute } = world({ 'POST /api/apikeys/k1/rotate': { data: rotated } });
    const { data, calls } = await execute(mutation, { input: { id } });
    expect(data).toEqual({ rotateApiKey: { secret: 'kd_new', apiKey: { id, prefix: 'kd_new…' } } });
    expect(calls[0]?.body).toEqual({ overlap_hours: 24 });
  });

  it('returns the refusal', async () => {
    const { execute } = world({
      'POST /api/apikeys/k1/rotate': invalidField('overlap_hours', 'overlap_value', 'No.'),
    });
    const { data } = await execute(mutation, { input: { id, overlapHours: 999 } });
    expect(data).toMatchObject({ rotateApiKey: { issues: [{ path: 'overlapHours' }] } });
  });
});

describe('deleteApiKey', () => {
  const mutation = `mutation ($id: ID!) { deleteApiKey(input: { id: $id }) { ... on DeleteApiKeyPayload { deletedApiKeyId } ... on RefusedError { code } } }`;

  it('returns the id', async () => {
    const { execute } = world({ 'DELETE /api/apikeys/k1': { data: { id: 'k1' } } });
    expect((await execute(mutation, { id })).data).toEqual({ deleteApiKey: { deletedApiKeyId: id } });
  });

  it('returns the refusal', async () => {
    const { execute } = world({ 'DELETE /api/apikeys/k1': forbidden });
    expect((await execute(mutation, { id })).data).toEqual({ deleteApiKey: { code: 'FORBIDDEN' } });
  });

  it('does not let an id address another path', async () => {
    const { execute, calls } = world();
    await execute(mutation, { id: idOf('ApiKey', '../global-secrets/A') });
    expect(wire(calls)).toEqual(['DELETE /api/apikeys/..%2Fglobal-secrets%2FA']);
  });
});
