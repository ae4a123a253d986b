import { describe, expect, it } from 'vitest';
import {
  clusterActions,
  clusterBlocker,
  clusterCan,
  clusterRefusalCode,
  clusterStatuses,
  creationWarnings,
  mayOnCluster,
  type ClusterAction,
  type ClusterSituation,
} from './clusters.rules.ts';
import { messages } from '../../messages/messages.ts';

const calm: ClusterSituation = {
  status: 'active',
  isProtected: false,
  permission: 'owner',
  isOverLimit: false,
};

/** Preconditions besides the status that the action needs. */
const ready = (action: ClusterAction, now: ClusterSituation): ClusterSituation => ({
  ...now,
  isProtected: action === 'unprotect',
  hasPendingUpdate: true,
});

const pairs = clusterActions.flatMap((action) => clusterStatuses.map((status) => ({ action, status })));

describe('the table of cluster actions', () => {
  it.each(pairs)('lets $action start with status $status or refuses it', ({ action, status }) => {
    const blocker = clusterBlocker(action, ready(action, { ...calm, status }));
    if (clusterCan[action].some((one) => one === status)) expect(blocker).toBeNull();
    else expect(messages[clusterRefusalCode(blocker ?? 'busy', action)]).not.toBe('');
    expect(blocker === null).toBe(clusterCan[action].some((one) => one === status));
  });

  it.each(['pending', 'creating', 'updating', 'deleting'] as const)(
    'treats a cluster that is %s as busy',
    (status) => {
      expect(clusterBlocker('delete', { ...calm, status })).toBe('busy');
      expect(clusterBlocker('archive', { ...calm, status })).toBe('busy');
    },
  );

  it('distinguishes archived from not archived', () => {
    expect(clusterBlocker('archive', { ...calm, status: 'archived' })).toBe('archived');
    expect(clusterBlocker('manage_addons', { ...calm, status: 'archived' })).toBe('archived');
    expect(clusterBlocker('unarchive', calm)).toBe('not_archived');
  });

  it('keeps a protected cluster from being deleted and archived, not from being unarchived', () => {
    const kept = { ...calm, isProtected: true };
    expect(clusterBlocker('delete', kept)).toBe('protected');
    expect(clusterBlocker('archive', kept)).toBe('protected');
    expect(clusterBlocker('unarchive', { ...kept, status: 'archived' })).toBeNull();
  });

  it('keeps a protected cluster from being deleted by a retry, not from other retries', () => {
    const failed = { ...calm, status: 'failed', isProtected: true } as const;
    expect(clusterBlocker('retry', { ...failed, hasFailedDeletion: true })).toBe('protected');
    expect(clusterBlocker('retry', { ...failed, isProtected: false, hasFailedDeletion: true })).toBeNull();
    expect(clusterBlocker('retry', failed)).toBeNull();
  });

  it('lets a failed update be retried, and refuses to update a cluster that was never built', () => {
    expect(clusterBlocker('update', { ...calm, status: 'failed', hasPendingUpdate: true })).toBeNull();
    expect(clusterBlocker('update', { ...calm, status: 'failed' })).toBe('cluster_not_active');
  });

  it('keeps an account over its limit from updating clusters', () => {
    expect(clusterBlocker('update', { ...calm, isOverLimit: true })).toBe('over_limit');
  });

  it('refuses to change the protection to its current value', () => {
    expect(clusterBlocker('protect', { ...calm, isProtected: true })).toBe('protected');
    expect(clusterBlocker('unprotect', calm)).toBe('not_protected');
  });

  it('refuses changes of an account over its limit, except those that reduce it', () => {
    const over = { ...calm, isOverLimit: true };
    expect(clusterBlocker('open', over)).toBe('over_limit');
    expect(clusterBlocker('delete', over)).toBeNull();
    expect(clusterBlocker('archive', over)).toBeNull();
  });

  it.each(clusterActions)('reports the missing role before anything else: %s', (action) => {
    const asUser = { ...calm, status: 'deleting', isProtected: true, permission: 'user' } as const;
    expect(clusterBlocker(action, asUser)).toBe(action === 'open' ? null : 'forbidden');
  });

  it('lets developers manage add-ons and nothing else', () => {
    const allowed = clusterActions.filter((action) => mayOnCluster('developer', action));
    expect(allowed).toEqual(['open', 'manage_addons']);
    for (const role of ['owner', 'admin', 'master'] as const) {
      expect(clusterActions.every((action) => mayOnCluster(role, action))).toBe(true);
    }
  });

  it('refuses writes on archived clusters with the message of the specification', () => {
    expect(messages[clusterRefusalCode('archived', 'delete')]).toBe(
      'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
    );
  });
});

describe('the warnings about a new cluster', () => {
  const safe = {
    master_ha: true,
    protected: true,
    ssh_allowed_networks: [],
    api_allowed_networks: [],
    private_network_enabled: false,
    cni_enabled: true,
    cni: 'cilium',
    cni_encryption: false,
  } as const;

  it.each([
    [{}, ['unencrypted']],
    [{ private_network_enabled: true }, []],
    [{ cni_encryption: true }, []],
    // Flannel encrypts without a private network.
    [{ cni: 'flannel' }, []],
    [{ cni_enabled: false }, []],
  ] as const)('with %j are %j', (changes, codes) => {
    expect(creationWarnings({ ...safe, ...changes }).map(({ code }) => code)).toEqual(codes);
  });
});
