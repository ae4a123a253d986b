import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { describe, expect, it } from 'vitest';
import type { Infrastructure } from '../controller.ts';
import { testCluster, testServer } from '../testing.ts';

function runPod(
  image: string,
  container: Partial<Container> = {},
  spec: object = {},
  around: Partial<Infrastructure> = {},
) {
  const cluster = testCluster(around);
  const containers = [{ name: 'app', image, ...container }];
  cluster.state.create('pods', {
    metadata: { name: 'app', namespace: 'default' },
    spec: { restartPolicy: 'Always', containers, ...spec },
  });
  const pod = () => {
    const found = cluster.state.get('pods', 'app', 'default');
    if (!found) throw new Error('the pod is gone');
    return found;
  };
  const state = () => pod().status?.containerStatuses?.[0]?.state;
  const ready = () => pod().status?.conditions?.find(({ type }) => type === 'Ready')?.status;
  return { ...cluster, pod, containerState: state, ready };
}

describe('the kubelet', () => {
  it('pulls the image, starts the container and reports it as ready', () => {
    const { advance, pod, containerState, ready, events, dueAt } = runPod('nginx:1.27');
    advance(0);
    expect(containerState()?.waiting?.reason).toBe('ContainerCreating');
    expect(pod().status).toMatchObject({ phase: 'Pending', hostIP: '10.0.0.3', qosClass: 'BestEffort' });
    advance(20_000);
    expect(containerState()?.running).toBeDefined();
    expect([pod().status?.phase, ready()]).toEqual(['Running', 'True']);
    expect(events('app').map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining(['Scheduled', 'Pulling', 'Pulled', 'Started']),
    );
    expect(dueAt()).toBeNull();
  });

  it('waits for the readiness probe', () => {
    const readinessProbe = { tcpSocket: { port: 80 }, initialDelaySeconds: 20 };
    const { advance, pod, ready } = runPod('nginx:1.27', { readinessProbe });
    advance(20_000);
    expect([pod().status?.phase, ready()]).toEqual(['Running', 'False']);
    advance(20_000);
    expect(ready()).toBe('True');
  });

  it.each([
    ['shop/api:missing', 'not found'],
    ['shop/private:1', 'no basic auth credentials'],
    ['unreachable.example.com/api:1', 'no such host'],
  ])('cannot pull %s', (image, words) => {
    const { advance, pod, containerState, events, dueAt } = runPod(image);
    advance(9_000);
    expect(containerState()?.waiting?.reason).toBe('ErrImagePull');
    advance(20_000);
    expect(containerState()?.waiting).toMatchObject({ reason: 'ImagePullBackOff' });
    expect(containerState()?.waiting?.message).toContain(words);
    expect(pod().status?.phase).toBe('Pending');
    expect(events('app').some((one) => one.startsWith('Failed: Failed to pull image'))).toBe(true);
    expect(dueAt()).toBeNull();
  });

  it.each([
    [false, 'Pending'],
    [true, 'Running'],
  ])('gets an image from another node if they mirror them: %s', (hasRegistryMirror, phase) => {
    const cluster = testCluster({ hasRegistryMirror });
    const add = (name: string, node: string): void => {
      cluster.state.create('pods', {
        metadata: { name, namespace: 'default' },
        spec: {
          restartPolicy: 'Always',
          containers: [{ name: 'app', image: 'nginx:1.27' }],
          nodeSelector: { 'kubernetes.io/hostname': `test-pool-default-worker${node}` },
        },
      });
    };
    add('one', '1');
    cluster.advance(30_000);
    add('two', '2');
    cluster.advance(2_800);
    expect(cluster.state.get('pods', 'two', 'default')?.status?.phase).toBe(phase);
  });

  it('pulls a private image with a pull secret', () => {
    const { advance, ready } = runPod('shop/private:1', {}, { imagePullSecrets: [{ name: 'registry' }] });
    advance(20_000);
    expect(ready()).toBe('True');
  });

  it.each([
    ['shop/crash:1', 'Error', 1],
    ['shop/oom:1', 'OOMKilled', 137],
  ])('reports the end of %s and leaves nothing due', (image, reason, exitCode) => {
    const { advance, pod, containerState, ready, dueAt } = runPod(image);
    advance(60_000);
    expect(containerState()?.waiting?.reason).toBe('CrashLoopBackOff');
    expect(pod().status?.containerStatuses?.[0]?.lastState?.terminated).toMatchObject({ reason, exitCode });
    expect(ready()).toBe('False');
    expect(dueAt()).toBeNull();
  });

  it('runs init containers one after the other before the others', () => {
    const initContainers = ['migrate', 'warm-up'].map((name) => ({ name, image: 'shop/tools:1' }));
    const { advance, pod, containerState, ready, dueAt } = runPod('nginx:1.27', {}, { initContainers });
    const inits = () =>
      pod().status?.initContainerStatuses?.map(({ state }) => Object.keys(state ?? {})[0]) ?? [];
    const seen = new Set<string>();
    for (let second = 0; second < 30; second += 1) {
      advance(1_000);
      seen.add(inits().join());
      if (inits().includes('waiting')) expect(containerState()?.waiting?.reason).toBe('PodInitializing');
    }
    expect([...seen]).toEqual([
      'waiting,waiting',
      'running,waiting',
      'terminated,running',
      'terminated,terminated',
    ]);
    expect(ready()).toBe('True');
    expect(dueAt()).toBeNull();
  });

  it.each([
    ['shop/crash:1', 'CrashLoopBackOff'],
    ['shop/api:missing', 'ImagePullBackOff'],
  ])('starts nothing after the init container %s', (image, reason) => {
    const initContainers = [{ name: 'migrate', image }];
    const { advance, pod, containerState, dueAt } = runPod('nginx:1.27', {}, { initContainers });
    advance(60_000);
    expect(pod().status?.initContainerStatuses?.[0]?.state?.waiting?.reason).toBe(reason);
    expect([pod().status?.phase, containerState()?.waiting?.reason]).toEqual(['Pending', 'PodInitializing']);
    expect(dueAt()).toBeNull();
  });

  it('restarts a container whose liveness probe fails', () => {
    const livenessProbe = { httpGet: { path: '/', port: 80 }, periodSeconds: 5, failureThreshold: 2 };
    const probed = runPod('shop/api:hangs', { livenessProbe });
    probed.advance(20_000);
    expect(probed.ready()).toBe('True');
    probed.advance(40_000);
    expect(probed.containerState()?.waiting?.reason).toBe('CrashLoopBackOff');
    expect(probed.events('app').join()).toContain('Unhealthy: Liveness probe failed');
    expect(probed.events('app')).toContain('Killing: Container app failed liveness probe, will be restarted');
    expect(probed.dueAt()).toBeNull();
    const unprobed = runPod('shop/api:hangs');
    unprobed.advance(60_000);
    expect(unprobed.ready()).toBe('True');
  });

  it('never reports not-ready as ready, and slow-start after a minute', () => {
    const never = runPod('shop/not-ready:1');
    never.advance(600_000);
    expect([never.ready(), never.pod().status?.phase]).toEqual(['False', 'Running']);
    expect(never.events('app').some((one) => one.startsWith('Unhealthy'))).toBe(true);
    const slow = runPod('shop/slow-start:1');
    slow.advance(50_000);
    expect(slow.ready()).toBe('False');
    slow.advance(30_000);
    expect(slow.ready()).toBe('True');
  });

  it('cannot run an image for amd64 on an ARM server', () => {
    const servers = [testServer('test-pool-default-worker1', { instanceType: 'cax21' })];
    const { advance, containerState } = runPod('shop/api:amd64', {}, {}, { servers });
    advance(60_000);
    expect(containerState()?.waiting?.reason).toBe('CrashLoopBackOff');
  });

  it('waits for the Secrets and ConfigMaps of the environment', () => {
    const envFrom = [{ secretRef: { name: 'web-env' } }];
    const { state, advance, containerState, pod, dueAt } = runPod('nginx:1.27', { envFrom });
    advance(60_000);
    expect(containerState()?.waiting).toEqual({
      reason: 'CreateContainerConfigError',
      message: 'secret "web-env" not found',
    });
    expect(dueAt()).toBeNull();
    state.create('secrets', { metadata: { name: 'web-env', namespace: 'default' } });
    advance(10_000);
    expect(pod().status?.phase).toBe('Running');
  });

  it('evicts a pod once, and another one replaces it', () => {
    const { state, advance } = testCluster();
    const labels = { app: 'web' };
    state.create('deployments.apps', {
      metadata: { name: 'web', namespace: 'default' },
      spec: {
        replicas: 1,
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: { containers: [{ name: 'web', image: 'shop/web:evicted' }] },
        },
      },
    });
    advance(120_000);
    const pods = state.list('pods').map(({ status }) => [status?.phase, status?.reason]);
    expect(pods).toHaveLength(2);
    expect(pods).toEqual(
      expect.arrayContaining([
        ['Failed', 'Evicted'],
        ['Running', undefined],
      ]),
    );
  });

  it('gives a deleted pod time to end', () => {
    const { advance, state, pod } = runPod('nginx:1.27');
    advance(20_000);
    state.remove('pods', pod());
    advance(1_000);
    expect(pod().metadata.deletionTimestamp).toBeDefined();
    advance(5_000);
    expect(state.list('pods')).toEqual([]);
  });
});
