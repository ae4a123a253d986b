import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { idOf, userJson, wire } from '../../testing.ts';

const world = (upstream: UpstreamTable) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });
const FAVORITES = '{ viewer { user { name favoriteClusterIds } } }';

describe('favorite clusters', () => {
  it('are global ids of clusters', async () => {
    const { execute } = world({ 'GET /api/user/favorite-clusters': { data: { cluster_ids: ['c1', 'c2'] } } });
    const { data } = await execute(FAVORITES);
    expect(data).toEqual({
      viewer: {
        user: {
          name: userJson().name,
          favoriteClusterIds: [idOf('Cluster', 'c1'), idOf('Cluster', 'c2')],
        },
      },
    });
  });

  it('leave the user intact when they cannot be loaded', async () => {
    const { execute } = world({ 'GET /api/user/favorite-clusters': answer(403, {}) });
    const { data } = await execute(FAVORITES);
    expect(data).toEqual({ viewer: { user: { name: userJson().name, favoriteClusterIds: null } } });
  });

  it('are marked one by one; the result has the new list', async () => {
    const { execute } = world({
      'PUT /api/user/favorite-clusters/c1': { data: { cluster_ids: ['c1'] } },
    });
    const { data, calls } = await execute(
      `mutation ($id: ID!) { setFavoriteCluster(input: { id: $id, isFavorite: true }) {
        ... on SetFavoriteClusterPayload { user { favoriteClusterIds } } } }`,
      { id: idOf('Cluster', 'c1') },
    );
    expect(data).toEqual({
      setFavoriteCluster: { user: { favoriteClusterIds: [idOf('Cluster', 'c1')] } },
    });
    expect(wire(calls)).toEqual(['PUT /api/user/favorite-clusters/c1', 'GET /api/user']);
    expect(calls[0]?.body).toEqual({ favorite: true });
  });

  it('are reported live to their user only', async () => {
    const { subscribe, live, stop } = world({
      'GET /api/user/favorite-clusters': { data: { cluster_ids: ['c1'] } },
    });
    const events = await subscribe(
      'subscription { favoriteClustersChanged { isResync user { favoriteClusterIds } } }',
    );
    const next = events.next();
    live.push('favoriteUpdate', { userId: 'somebody-else' });
    live.push('favoriteUpdate', { userId: userJson().id });
    live.push('favoriteUpdate', { userId: 'somebody-else' });
    live.reconnect();
    const ids = [idOf('Cluster', 'c1')];
    expect((await next).value).toMatchObject({
      data: { favoriteClustersChanged: { isResync: false, user: { favoriteClusterIds: ids } } },
    });
    expect((await events.next()).value).toMatchObject({
      data: { favoriteClustersChanged: { isResync: true } },
    });
    await stop();
    expect((await events.next()).done).toBe(true);
  });

  it('are not reported to API keys', async () => {
    const { subscribe } = world({ 'GET /api/user': { data: userJson({ scopes: ['clusters:read'] }) } });
    await expect(subscribe('subscription { favoriteClustersChanged { isResync } }')).rejects.toThrow(
      'SESSION_REQUIRED',
    );
  });
});
