import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

const deploymentOf = (image: string, changes: Partial<Deployment['spec']> = {}) => ({
  metadata: { name: 'web', namespace: 'default' },
  spec: {
    replicas: 3,
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'web', image }] } },
    ...changes,
  },
});

function clusterWith(image: string, changes: Partial<Deployment['spec']> = {}) {
  const cluster = testCluster();
  cluster.state.create('deployments.apps', deploymentOf(image, changes));
  const deployment = () => {
    const found = cluster.state.get('deployments.apps', 'web', 'default');
    if (!found) throw new Error('the deployment is gone');
    return found;
  };
  const condition = (type: string) => deployment().status?.conditions?.find((one) => one.type === type);
  const change = (spec: Partial<Deployment['spec']>) => {
    const before = deployment();
    cluster.state.update('deployments.apps', {
      ...before,
      spec: { ...deploymentOf(image).spec, ...before.spec, ...spec },
    });
  };
  const setImage = (next: string) => change({ template: deploymentOf(next).spec.template });
  const sets = () => cluster.state.list('replicasets.apps');
  return { ...cluster, deployment, condition, change, setImage, sets };
}

describe('a deployment', () => {
  it('becomes available with its pods spread over the workers', () => {
    const { advance, deployment, condition, state } = clusterWith('nginx:1.27');
    advance(0);
    expect(condition('Available')).toMatchObject({ status: 'False', reason: 'MinimumReplicasUnavailable' });
    advance(60_000);
    expect(deployment().status).toMatchObject({ replicas: 3, updatedReplicas: 3, availableReplicas: 3 });
    expect(condition('Available')).toMatchObject({ status: 'True', reason: 'MinimumReplicasAvailable' });
    expect(condition('Progressing')).toMatchObject({ reason: 'NewReplicaSetAvailable' });
    const nodes = state.list('pods').map(({ spec }) => spec?.nodeName);
    expect(new Set(nodes)).toEqual(new Set(['test-pool-default-worker1', 'test-pool-default-worker2']));
  });

  it('rolls three replicas out with at most 60 writes, never serving with fewer than three', () => {
    const { advance, setImage, deployment, writes, sets, dueAt } = clusterWith('nginx:1.27');
    advance(60_000);
    const before = writes();
    setImage('nginx:1.28');
    for (let second = 0; second < 120; second += 1) {
      advance(1_000);
      expect(deployment().status?.availableReplicas).toBeGreaterThanOrEqual(3);
    }
    expect(deployment().status).toMatchObject({ updatedReplicas: 3, replicas: 3, unavailableReplicas: 0 });
    expect(deployment().metadata.annotations?.['deployment.kubernetes.io/revision']).toBe('2');
    expect(
      sets()
        .map(({ spec }) => spec?.replicas)
        .sort(),
    ).toEqual([0, 3]);
    expect(writes() - before).toBeLessThanOrEqual(60);
    expect(dueAt()).toBeNull();
  });

  it('keeps the old pods when the new ones fail, and reports the deadline after ten minutes', () => {
    const { advance, setImage, deployment, condition } = clusterWith('nginx:1.27');
    advance(60_000);
    setImage('nginx:missing');
    advance(9 * 60_000);
    expect(condition('Progressing')).toMatchObject({ status: 'True', reason: 'ReplicaSetUpdated' });
    advance(2 * 60_000);
    expect(condition('Progressing')).toMatchObject({ status: 'False', reason: 'ProgressDeadlineExceeded' });
    expect(deployment().status).toMatchObject({ availableReplicas: 3, updatedReplicas: 1 });
  });

  it('returns to an earlier template as a new revision', () => {
    const { advance, setImage, deployment, sets } = clusterWith('nginx:1.27');
    advance(60_000);
    setImage('nginx:1.28');
    advance(120_000);
    setImage('nginx:1.27');
    advance(120_000);
    expect(sets()).toHaveLength(2);
    expect(deployment().metadata.annotations?.['deployment.kubernetes.io/revision']).toBe('3');
    expect(deployment().status).toMatchObject({ updatedReplicas: 3, availableReplicas: 3 });
  });

  it('ends the old pods before it starts new ones with Recreate', () => {
    const { advance, setImage, state, deployment } = clusterWith('nginx:1.27', {
      strategy: { type: 'Recreate' },
    });
    advance(60_000);
    setImage('nginx:1.28');
    let fewest = 3;
    for (let second = 0; second < 120; second += 1) {
      advance(1_000);
      const images = state.list('pods').map(({ spec }) => spec?.containers[0]?.image);
      expect(new Set(images).size).toBeLessThanOrEqual(1);
      fewest = Math.min(fewest, deployment().status?.availableReplicas ?? 0);
    }
    expect(fewest).toBe(0);
    expect(deployment().status?.availableReplicas).toBe(3);
  });

  it('keeps ten old replica sets', () => {
    const { advance, setImage, sets } = clusterWith('nginx:1.0', { replicas: 1 });
    for (let minor = 1; minor <= 14; minor += 1) {
      setImage(`nginx:1.${minor}`);
      advance(120_000);
    }
    expect(sets()).toHaveLength(11);
  });

  it('scales, and starts no rollout while it is paused', () => {
    const { advance, change, setImage, deployment, condition, sets } = clusterWith('nginx:1.27');
    advance(60_000);
    change({ paused: true });
    setImage('nginx:1.28');
    change({ replicas: 5 });
    advance(60_000);
    expect(sets()).toHaveLength(1);
    expect(deployment().status).toMatchObject({ availableReplicas: 5, updatedReplicas: 0 });
    expect(condition('Progressing')).toMatchObject({ status: 'Unknown', reason: 'DeploymentPaused' });
    change({ paused: false });
    advance(120_000);
    expect(deployment().status).toMatchObject({ availableReplicas: 5, updatedReplicas: 5 });
    change({ replicas: 0 });
    advance(60_000);
    expect(deployment().status).toMatchObject({ replicas: 0 });
  });

  it('takes its replica sets and pods along when it is deleted', () => {
    const { advance, state, deployment } = clusterWith('nginx:1.27');
    advance(60_000);
    state.remove('deployments.apps', deployment());
    advance(60_000);
    expect(state.list('pods')).toEqual([]);
    expect(state.list('replicasets.apps')).toEqual([]);
  });
});
