import { MemoryState } from '../state/memoryState.ts';
import { createReconciliation } from '../state/reconciliation.ts';
import type { ClusterServer, Controller, Infrastructure } from './controller.ts';
import { controllers as allControllers } from './controllers.ts';

const start = new Date('2026-01-15T12:00:00Z');

/** Counts what a store would write: each changed object once per moment. */
class CountingState extends MemoryState {
  readonly writes = new Set<string>();

  override takeUnseen() {
    const unseen = super.takeUnseen();
    for (const { resource, object } of unseen) {
      const { namespace, name } = object.metadata;
      this.writes.add(`${this.now.getTime()}/${resource}/${namespace ?? ''}/${name}`);
    }
    return unseen;
  }
}

export const testServer = (name: string, changes: Partial<ClusterServer> = {}): ClusterServer => ({
  id: String(1_000 + name.length),
  name,
  role: name.includes('master') ? 'master' : 'worker',
  pool: name.includes('master') ? null : 'default',
  instanceType: 'cx33',
  location: 'fsn1',
  cores: 4,
  memoryGb: 8,
  privateIp: '10.0.0.3',
  publicIpv4: '203.0.113.7',
  createdAt: new Date('2026-01-15T11:00:00Z'),
  readyAt: new Date('2026-01-15T11:02:00Z'),
  ...changes,
});

const servers = ['test-master1', 'test-pool-default-worker1', 'test-pool-default-worker2'];

/** A cluster in memory with the controllers, one control plane server and two workers; time moves by `advance`. */
export function testCluster(
  changes: Partial<Infrastructure> = {},
  controllers: readonly Controller[] = allControllers,
) {
  const state = new CountingState('5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10', start);
  const infrastructure: Infrastructure = {
    clusterName: 'test',
    accountId: '7a1f0c3b-58a1-4c8e-9e15-0d5b3fd7d001',
    location: 'fsn1',
    k3sVersion: 'v1.32.8+k3s1',
    schedulesOnControlPlane: false,
    cni: 'flannel',
    hasCniEncryption: false,
    hasRegistryMirror: false,
    servers: servers.map((name) => testServer(name)),
    project: null,
    nodeGroups: [],
    simulated: (ms) => ms,
    present: start,
    ...changes,
  };
  const reconciliation = createReconciliation(state, controllers, infrastructure);
  const moveBy = (ms: number): void => {
    const end = new Date(state.now.getTime() + ms);
    infrastructure.present = end;
    reconciliation.sync();
    reconciliation.settle();
    while (!reconciliation.advance(end)) continue;
    state.now = end;
  };
  state.create('namespaces', { metadata: { name: 'default' } });
  moveBy(0);
  state.writes.clear();
  return {
    state,
    infrastructure,
    advance: moveBy,
    writes: () => state.writes.size,
    /** When something happens next; Events are left to expire. */
    dueAt: () => {
      moveBy(2 * 3_600_000);
      return state.nextDueAt();
    },
    events: (name: string) =>
      state
        .list('events')
        .filter(({ involvedObject }) => involvedObject.name === name)
        .map(({ reason, message }) => `${reason}: ${message}`),
  };
}
