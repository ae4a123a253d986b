import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { findKubectl } from '../../scripts/kubectl.mjs';
import { baseEnvironment } from '../support/config.ts';
import {
  startEmbeddedClusters,
  type EmbeddedClusters,
} from '../../platform/providers/kubernetes/engine/embeddedClusters.testing.ts';

const kubectlPath = findKubectl();
const run = promisify(execFile);

/** Only ends a hung command. */
const PATIENCE = '--timeout=900s';

function manifest(image: string): string {
  return `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: 2
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers: [{name: web, image: "${image}", ports: [{containerPort: 80}]}]
---
apiVersion: v1
kind: Service
metadata: {name: web}
spec: {selector: {app: web}, ports: [{port: 80}]}
`;
}

const metricsServer = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: metrics-server, namespace: kube-system}
spec:
  selector: {matchLabels: {app: metrics-server}}
  template:
    metadata: {labels: {app: metrics-server}}
    spec: {containers: [{name: metrics-server, image: "registry.k8s.io/metrics-server/metrics-server:v0.8.0"}]}
`;

const title = kubectlPath
  ? 'kubectl with an embedded cluster'
  : 'kubectl with an embedded cluster (skipped: kubectl is not installed)';

describe.skipIf(kubectlPath === undefined)(title, () => {
  let clusters: EmbeddedClusters;
  let folder: string;
  let env: Record<string, string>;

  const kubectl = async (...args: string[]): Promise<string> => {
    const { stdout } = await run(kubectlPath ?? '', args, { env, encoding: 'utf8' });
    return stdout;
  };
  const apply = async (text: string): Promise<string> => {
    const file = join(folder, 'manifest.yaml');
    await writeFile(file, text);
    return kubectl('apply', '-f', file);
  };

  beforeAll(async () => {
    clusters = await startEmbeddedClusters({ listens: true });
    folder = await mkdtemp(join(tmpdir(), 'kubedeck-kubectl-'));
    const KUBECONFIG = join(folder, 'config');
    await writeFile(KUBECONFIG, await clusters.kubeconfig(await clusters.add()), { mode: 0o600 });
    env = { ...baseEnvironment(), HOME: folder, KUBECONFIG };
  });
  afterAll(async () => {
    await clusters.stop();
    await rm(folder, { recursive: true });
  });

  it('gets nodes and pods of all namespaces as a table', async () => {
    await kubectl('wait', '--for=condition=Ready', 'nodes', '--all', PATIENCE);
    const table = await kubectl('get', 'nodes,pods', '-A');
    expect(table).toMatch(/node\/node-1 +Ready +\S*control-plane\S* +\S+ +v1\.32\.8\+k3s1/);
    expect(table).toMatch(/kube-system +pod\/coredns-\S+ +\d\/1 /);
  });

  it('applies objects, and waits for their rollout', async () => {
    expect(await apply(manifest('nginx:1.27'))).toBe('deployment.apps/web created\nservice/web created\n');
    const status = await kubectl('rollout', 'status', 'deployment/web', PATIENCE);
    expect(status).toContain('deployment "web" successfully rolled out');
    expect(await apply(manifest('nginx:1.28'))).toBe(
      'deployment.apps/web configured\nservice/web unchanged\n',
    );
    await kubectl('rollout', 'status', 'deployment/web', PATIENCE);
    const images = ['get', 'pods', '-l', 'app=web', '-o', 'jsonpath={.items[*].spec.containers[*].image}'];
    expect(await kubectl(...images)).toContain('nginx:1.28');
    expect(await kubectl('rollout', 'history', 'deployment/web')).toMatch(/1 .*\n2 /);
  });

  it('scales, and waits for a condition', async () => {
    await kubectl('scale', 'deployment/web', '--replicas=3');
    await kubectl('rollout', 'status', 'deployment/web', PATIENCE);
    const waited = await kubectl('wait', '--for=condition=Available', 'deployment/web', PATIENCE);
    expect(waited).toBe('deployment.apps/web condition met\n');
    expect(await kubectl('get', 'deployment', 'web')).toMatch(/web +3\/3 +3 +3 /);
  });

  it('describes workloads, pods and nodes with their events', async () => {
    const deployment = await kubectl('describe', 'deployment', 'web');
    expect(deployment).toMatch(/Replicas: +3 desired \| 3 updated \| 3 total \| 3 available/);
    expect(deployment).toContain('ScalingReplicaSet');
    // Newer ones show events of several objects on request only.
    const pods = await kubectl('describe', 'pods', '-l', 'app=web', '--show-events=true');
    expect(pods).toMatch(/Normal +Scheduled .*Successfully assigned/);
    expect(await kubectl('describe', 'node', 'node-2')).toMatch(/Non-terminated Pods: +\(\d+ in total\)/);
  });

  it('shows logs, and follows them', async () => {
    const [pod = ''] = (await kubectl('get', 'pods', '-l', 'app=web', '-o', 'name')).split('\n');
    expect(await kubectl('logs', pod, '--tail=2')).toMatch(/^.+\n.+\n$/);
    const follower = spawn(kubectlPath ?? '', ['logs', '-f', pod, '--tail=1'], { env });
    let lines = 0;
    for await (const part of follower.stdout as AsyncIterable<Buffer>) {
      lines += part.toString('utf8').split('\n').length - 1;
      if (lines >= 3) break;
    }
    follower.kill();
    expect(lines).toBeGreaterThanOrEqual(3);
  });

  it('says that no port can be forwarded', async () => {
    const [pod = ''] = (await kubectl('get', 'pods', '-l', 'app=web', '-o', 'name')).split('\n');
    await expect(kubectl('port-forward', pod, '18080:80')).rejects.toThrow('run no programs');
  });

  it('shows the usage of nodes and pods once the metrics server runs', async () => {
    await expect(kubectl('top', 'nodes')).rejects.toThrow('Metrics API not available');
    await apply(metricsServer);
    await kubectl('-n', 'kube-system', 'rollout', 'status', 'deployment/metrics-server', PATIENCE);
    expect(await kubectl('top', 'nodes')).toMatch(/node-2 +\d+m +\d+% +\d+Mi/);
    expect(await kubectl('top', 'pods')).toMatch(/web-\S+ +\d+m +\d+Mi/);
  });

  it('says what the caller may do', async () => {
    expect(await kubectl('auth', 'can-i', 'create', 'pods')).toBe('yes\n');
    expect(await kubectl('auth', 'can-i', '--list')).toMatch(/\*\.\*.*\[\*\]/);
  });

  it('drains a node', async () => {
    await kubectl('drain', 'node-2', '--ignore-daemonsets', PATIENCE);
    expect(await kubectl('get', 'node', 'node-2')).toContain('Ready,SchedulingDisabled');
    await kubectl('uncordon', 'node-2');
    await kubectl('rollout', 'status', 'deployment/web', PATIENCE);
  });

  it('deletes, and waits until everything is gone', async () => {
    await kubectl('delete', 'deployment,service', 'web', PATIENCE);
    // The pods end after their owner.
    await eventually(async () => expect(await kubectl('get', 'pods,deployments', '-o', 'name')).toBe(''));
    await expect(kubectl('get', 'deployment', 'web')).rejects.toThrow('deployments.apps "web" not found');
  });
});
