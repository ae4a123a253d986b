import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

const template = (image: string, changes: object = {}) => ({
  metadata: { labels: { app: 'x' } },
  spec: { containers: [{ name: 'x', image }], ...changes },
});
const selector = { matchLabels: { app: 'x' } };
const metadata = { name: 'x', namespace: 'default' };

describe('a daemon set', () => {
  const daemons = (image: string) => ({ metadata, spec: { selector, template: template(image) } });

  it('runs one pod on every node whose taints it tolerates', () => {
    const { state, advance } = testCluster();
    state.create('daemonsets.apps', daemons('agent:1'));
    advance(60_000);
    expect(state.get('daemonsets.apps', 'x', 'default')?.status).toMatchObject({
      desiredNumberScheduled: 2,
      numberReady: 2,
    });
    const tolerations = [{ operator: 'Exists' }];
    const everywhere = { selector, template: template('agent:1', { tolerations }) };
    state.create('daemonsets.apps', { metadata: { ...metadata, name: 'y' }, spec: everywhere });
    advance(60_000);
    expect(state.get('daemonsets.apps', 'y', 'default')?.status?.numberReady).toBe(3);
  });

  it('replaces its pods one after the other', () => {
    const { state, advance } = testCluster();
    const made = state.create('daemonsets.apps', daemons('agent:1'));
    advance(60_000);
    state.update('daemonsets.apps', { ...made, spec: daemons('agent:2').spec });
    for (let second = 0; second < 60; second += 1) {
      advance(1_000);
      expect(state.get('daemonsets.apps', 'x', 'default')?.status?.numberReady).toBeGreaterThanOrEqual(1);
    }
    const images = state.list('pods').map(({ spec }) => spec?.containers[0]?.image);
    expect(images).toEqual(['agent:2', 'agent:2']);
  });
});

describe('a stateful set', () => {
  const stateful = (image: string, replicas: number) => ({
    metadata,
    spec: { selector, serviceName: 'x', replicas, template: template(image) },
  });

  it('starts its pods in order and ends them in reverse', () => {
    const { state, advance } = testCluster();
    const made = state.create('statefulsets.apps', stateful('db:1', 3));
    advance(1_000);
    expect(state.list('pods').map((pod) => pod.metadata.name)).toEqual(['x-0']);
    advance(60_000);
    expect(state.list('pods').map((pod) => pod.metadata.name)).toEqual(['x-0', 'x-1', 'x-2']);
    state.update('statefulsets.apps', { ...made, spec: stateful('db:1', 1).spec });
    advance(2_500);
    expect(state.list('pods').map((pod) => pod.metadata.name)).toEqual(['x-0', 'x-1']);
    advance(60_000);
    expect(state.get('statefulsets.apps', 'x', 'default')?.status).toMatchObject({
      replicas: 1,
      readyReplicas: 1,
    });
  });

  it('replaces its pods from the highest number', () => {
    const { state, advance } = testCluster();
    const made = state.create('statefulsets.apps', stateful('db:1', 2));
    advance(60_000);
    state.update('statefulsets.apps', { ...made, spec: stateful('db:2', 2).spec });
    advance(3_000);
    const images = () => state.list('pods').map(({ spec }) => spec?.containers[0]?.image);
    expect(images()).toEqual(['db:1', 'db:2']);
    advance(60_000);
    expect(images()).toEqual(['db:2', 'db:2']);
  });
});

describe('a job', () => {
  const job = (image: string, changes: object = {}) => ({
    metadata,
    spec: { template: template(image, { restartPolicy: 'Never' }), ...changes },
  });
  const condition = (cluster: ReturnType<typeof testCluster>) =>
    cluster.state.get('jobs.batch', 'x', 'default')?.status?.conditions?.[0];

  it('completes when its pod has succeeded, and goes after its time to live', () => {
    const cluster = testCluster();
    cluster.state.create('jobs.batch', job('backup:1', { ttlSecondsAfterFinished: 300 }));
    cluster.advance(60_000);
    expect(condition(cluster)).toMatchObject({ type: 'Complete', status: 'True' });
    expect(cluster.state.list('pods').map(({ status }) => status?.phase)).toEqual(['Succeeded']);
    cluster.advance(300_000);
    expect(cluster.state.list('jobs.batch')).toEqual([]);
    expect(cluster.state.list('pods')).toEqual([]);
  });

  it('gives up after its back-off limit, waiting longer each time', () => {
    const cluster = testCluster();
    cluster.state.create('jobs.batch', job('backup:crash', { backoffLimit: 2 }));
    cluster.advance(20_000);
    expect(cluster.state.list('pods').length).toBeLessThan(3);
    cluster.advance(120_000);
    expect(cluster.state.list('pods').map(({ status }) => status?.phase)).toEqual([
      'Failed',
      'Failed',
      'Failed',
    ]);
    expect(condition(cluster)).toMatchObject({ type: 'Failed', reason: 'BackoffLimitExceeded' });
  });
});
