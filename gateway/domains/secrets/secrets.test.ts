import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { idOf, invalidField, userJson, wire } from '../testing.ts';

const secretJson = (name: string) => ({
  name,
  value: name,
  label: name,
  created_time: '2026-11-01T10:00:00.000Z',
});
const world = (upstream: UpstreamTable = {}) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });

describe('secrets of the account', () => {
  const query = `{ viewer { account { globalSecrets(first: 10) { totalCount edges { node { id name createdAt } } } } } }`;

  it('are listed with one call', async () => {
    const { execute } = world({ 'GET /api/global-secrets': { data: [secretJson('A'), secretJson('B')] } });
    const { data, calls } = await execute(query);
    const node = (name: string) => ({
      node: { id: idOf('GlobalSecret', `account-1:${name}`), name, createdAt: '2026-11-01T10:00:00.000Z' },
    });
    expect(data).toEqual({
      viewer: { account: { globalSecrets: { totalCount: 2, edges: [node('A'), node('B')] } } },
    });
    expect(wire(calls)).toEqual(['GET /api/user', 'GET /api/global-secrets']);
  });

  it('return null with an error when the role may not see them', async () => {
    const body = { error: 'forbidden', message: 'You need the admin role.' };
    const { data, errors } = await world({ 'GET /api/global-secrets': answer(403, body) }).execute(query);
    expect(data).toEqual({ viewer: { account: { globalSecrets: null } } });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('saveGlobalSecret', () => {
  const mutation = `mutation { saveGlobalSecret(input: { name: "A", value: "hidden" }) { __typename
    ... on SaveGlobalSecretPayload { isReplaced globalSecretEdge { cursor node { name } } }
    ... on InputError { issues { path code } } ... on RefusedError { code } } }`;

  it('returns the edge and never the value', async () => {
    const saved = { name: 'A', created_time: '2026-11-01T10:00:00.000Z', replaced: true };
    const { execute } = world({
      'POST /api/global-secrets': answer(201, { data: saved }),
      'GET /api/global-secrets': { data: [secretJson('A')] },
    });
    const { data, calls } = await execute<{ saveGlobalSecret: { globalSecretEdge: { cursor: string } } }>(
      mutation,
    );
    expect(data).toMatchObject({
      saveGlobalSecret: { isReplaced: true, globalSecretEdge: { node: { name: 'A' } } },
    });
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      secretName: 'A',
      secretValue: 'hidden',
    });
    expect(JSON.stringify(data)).not.toContain('hidden');
    const list = await execute<{ viewer: { account: { globalSecrets: { edges: unknown[] } } } }>(
      '{ viewer { account { globalSecrets { edges { cursor } } } } }',
    );
    expect(list.data?.viewer.account.globalSecrets.edges).toEqual([
      { cursor: data?.saveGlobalSecret.globalSecretEdge.cursor },
    ]);
  });

  it.each([
    ['secretName', 'name'],
    ['secretValue', 'value'],
  ])('reports %s as %s', async (field, path) => {
    const { execute } = world({ 'POST /api/global-secrets': invalidField(field, 'value_invalid', 'No.') });
    const { data } = await execute(mutation);
    expect(data).toMatchObject({ saveGlobalSecret: { issues: [{ path, code: 'VALUE_INVALID' }] } });
  });

  it('returns the missing role', async () => {
    const { execute } = world({
      'POST /api/global-secrets': answer(403, { error: 'forbidden', message: 'No.' }),
    });
    expect((await execute(mutation)).data).toMatchObject({ saveGlobalSecret: { code: 'FORBIDDEN' } });
  });
});

describe('deleteGlobalSecret', () => {
  const mutation = `mutation ($id: ID!) { deleteGlobalSecret(input: { id: $id }) {
    ... on DeleteGlobalSecretPayload { deletedGlobalSecretId } ... on RefusedError { code } } }`;

  it.each([
    ['A.b_c', 'DELETE /api/global-secrets/A.b_c'],
    ['../user', 'DELETE /api/global-secrets/..%2Fuser'],
    ['a/b?c', 'DELETE /api/global-secrets/a%2Fb%3Fc'],
  ])('of %s calls %s and nothing else', async (name, call) => {
    const { execute } = world({ [call]: { data: { name } } });
    const id = idOf('GlobalSecret', `account-1:${name}`);
    const { data, calls } = await execute(mutation, { id });
    expect(data).toEqual({ deleteGlobalSecret: { deletedGlobalSecretId: id } });
    expect(wire(calls)).toEqual(['GET /api/user', call]);
  });

  it('does not delete the secret of the same name in the current account for the id of another one', async () => {
    const { execute } = world({ 'DELETE /api/global-secrets/A': { data: { name: 'A' } } });
    const { errors, calls } = await execute(mutation, { id: idOf('GlobalSecret', 'account-9:A') });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(wire(calls)).toEqual(['GET /api/user']);
  });

  it('returns an error when there is none', async () => {
    const { errors } = await world().execute(mutation, { id: idOf('GlobalSecret', 'account-1:A') });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('returns the missing role', async () => {
    const { execute } = world({
      'DELETE /api/global-secrets/A': answer(403, { error: 'forbidden', message: 'No.' }),
    });
    const { data } = await execute(mutation, { id: idOf('GlobalSecret', 'account-1:A') });
    expect(data).toEqual({ deleteGlobalSecret: { code: 'FORBIDDEN' } });
  });
});
