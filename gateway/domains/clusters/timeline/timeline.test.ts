import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { clusterJson, idOf, refusedWith, userJson, wire } from '../../testing.ts';

const TIMELINE = 'GET /api/clusters/c1/timeline';
const entry = (position: number, changes: object = {}) => ({
  id: `t${position}`,
  position,
  kind: 'step',
  status: 'creating',
  message: 'Creating the network',
  actor_name: null,
  created_at: '2026-11-01T10:00:00.000Z',
  ended_at: '2026-11-01T10:00:02.000Z',
  ...changes,
});
const world = (upstream: UpstreamTable, cluster: object = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson({ ...cluster })] },
      ...upstream,
    },
  });

describe('timeline of a cluster', () => {
  it('is paged, newest first, with one call', async () => {
    const { execute } = world({
      [`${TIMELINE}?limit=2&from=newest`]: {
        data: {
          entries: [entry(9, { kind: 'failed', actor_name: 'Olivia', ended_at: null }), entry(8)],
          total: 9,
        },
      },
    });
    const { data, calls } = await execute(
      `{ cluster(id: "c1") { timeline(first: 1) { totalCount pageInfo { hasNextPage }
         edges { node { kind status message actorName at endedAt } } } } }`,
    );
    expect(data).toMatchObject({
      cluster: {
        timeline: {
          totalCount: 9,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { kind: 'FAILED', status: 'CREATING', actorName: 'Olivia', endedAt: null } }],
        },
      },
    });
    expect(wire(calls).sort()).toEqual(['GET /api/clusters/c1', `${TIMELINE}?limit=2&from=newest`]);
  });

  it('returns null with an error when it cannot be loaded, and keeps the cluster', async () => {
    const { execute } = world({ [`${TIMELINE}?limit=101&from=newest`]: answer(503, {}) });
    const { data, errors } = await execute('{ cluster(id: "c1") { name timeline { totalCount } } }');
    expect(data).toMatchObject({ cluster: { timeline: null } });
    expect(errors).toMatchObject([{ path: ['cluster', 'timeline'] }]);
  });
});

describe('retryCluster', () => {
  const mutation = `mutation ($id: ID!, $token: String) { retryCluster(input: { id: $id, temporaryToken: $token }) {
    __typename ... on RetryClusterPayload { cluster { status } } ... on RefusedError { code } ... on InputError { issues { path } } } }`;
  const id = idOf('Cluster', 'c1');

  it('starts a retry, with another token when one is given', async () => {
    const { execute } = world({
      'POST /api/clusters/c1/retry': { data: [clusterJson({ status: 'creating' })] },
    });
    const { data, calls } = await execute(mutation, { id, token: 'abc' });
    expect(data).toMatchObject({ retryCluster: { cluster: { status: 'CREATING' } } });
    expect(calls.at(-1)?.body).toEqual({ temporary_hetzner_token: 'abc' });
  });

  it('returns the refusal', async () => {
    const { execute } = world({ 'POST /api/clusters/c1/retry': refusedWith('not_failed') });
    expect((await execute(mutation, { id })).data).toEqual({
      retryCluster: { __typename: 'RefusedError', code: 'NOT_FAILED' },
    });
  });

  it.each([
    ['failed', null],
    ['active', 'NOT_FAILED'],
    ['creating', 'BUSY'],
    ['archived', 'ARCHIVED'],
  ])('is announced by ClusterPermissions.retry with status %s', async (status, code) => {
    const { data } = await world({}, { status }).execute(
      '{ cluster(id: "c1") { viewerCan { retry { code } } } }',
    );
    expect(data).toEqual({ cluster: { viewerCan: { retry: { code } } } });
  });
});
