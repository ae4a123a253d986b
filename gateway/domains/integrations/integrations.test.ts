import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { idOf, invalidField, userJson, wire } from '../testing.ts';

const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/global-secrets/HETZNER_API_TOKEN/exists': { exists: true },
      ...upstream,
    },
  });
const refused = '... on RefusedError { code message } ... on InputError { issues { path code message } }';
const forbidden = answer(403, { error: 'forbidden', message: 'No.' });

it.each([
  { exists: true, clusters: 2 },
  { exists: false, clusters: undefined },
])('the state of the Hetzner token: %o', async (state) => {
  const { execute } = world({ 'GET /api/global-secrets/HETZNER_API_TOKEN/exists': state });
  const { data, calls } = await execute('{ viewer { account { cloudToken { id isSaved clusterCount } } } }');
  const id = idOf('CloudToken', 'account-1');
  const cloudToken = { id, isSaved: state.exists, clusterCount: state.clusters ?? null };
  expect(data).toEqual({ viewer: { account: { cloudToken } } });
  expect(wire(calls)).toEqual(['GET /api/user', 'GET /api/global-secrets/HETZNER_API_TOKEN/exists']);
});

describe('saveCloudToken', () => {
  const mutation = `mutation { saveCloudToken(input: { token: "hidden" }) { __typename
    ... on SaveCloudTokenPayload { account { cloudToken { isSaved } } } ${refused} } }`;

  it('saves the token and loads its state', async () => {
    const { execute } = world({
      'POST /api/global-secrets': answer(201, {
        data: { name: 'HETZNER_API_TOKEN', created_time: '2026-11-01T10:00:00.000Z' },
      }),
    });
    const { data, calls } = await execute(mutation);
    expect(data).toMatchObject({ saveCloudToken: { account: { cloudToken: { isSaved: true } } } });
    expect(wire(calls)).toEqual([
      'POST /api/global-secrets',
      'GET /api/user',
      'GET /api/global-secrets/HETZNER_API_TOKEN/exists',
    ]);
    expect(calls[0]?.body).toEqual({ secretName: 'HETZNER_API_TOKEN', secretValue: 'hidden' });
  });

  it.each(['HETZNER_TOKEN_FORMAT', 'TOKEN_READONLY'])(
    'reports %s at the field of the token',
    async (code) => {
      const { execute } = world({
        'POST /api/global-secrets': invalidField('secretValue', code.toLowerCase(), 'Make another one.'),
      });
      expect((await execute(mutation)).data).toEqual({
        saveCloudToken: {
          __typename: 'InputError',
          issues: [{ path: 'token', code, message: 'Make another one.' }],
        },
      });
    },
  );

  it('returns the missing role', async () => {
    const { execute } = world({ 'POST /api/global-secrets': forbidden });
    expect((await execute(mutation)).data).toMatchObject({ saveCloudToken: { code: 'FORBIDDEN' } });
  });
});

describe('removeCloudToken', () => {
  const mutation = `mutation { removeCloudToken { __typename ... on RemoveCloudTokenPayload { account { cloudToken { isSaved } } } ... on RefusedError { code } } }`;
  const gone = { 'GET /api/global-secrets/HETZNER_API_TOKEN/exists': { exists: false } };

  it.each([
    ['saved', { data: { name: 'HETZNER_API_TOKEN' } }],
    ['removed by somebody else before', answer(404, { message: 'Not found' })],
  ])('removes a token that was %s', async (_was, given) => {
    const { execute } = world({ ...gone, 'DELETE /api/global-secrets/HETZNER_API_TOKEN': given });
    const { data, errors, calls } = await execute(mutation);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ removeCloudToken: { account: { cloudToken: { isSaved: false } } } });
    expect(wire(calls)[0]).toBe('DELETE /api/global-secrets/HETZNER_API_TOKEN');
  });

  it('returns the missing role', async () => {
    const { execute } = world({ 'DELETE /api/global-secrets/HETZNER_API_TOKEN': forbidden });
    expect((await execute(mutation)).data).toMatchObject({ removeCloudToken: { code: 'FORBIDDEN' } });
  });
});
