import { randomUUID } from 'node:crypto';
import type { KubeObject, NewObject, Stored } from '../../api/objects.ts';
import { apiVersionOf, resources, type ResourceName } from '../../api/resources.ts';
import type { ClusterState } from '../clusterState.ts';
import type { ClusterServer, Controller, Surroundings } from './controller.ts';
import { controllers as allControllers } from './controllers.ts';
import { stableJson } from './shared/template.ts';
import { timestamp } from './shared/time.ts';

interface Entry {
  resource: ResourceName;
  object: KubeObject;
  dueAt: Date | null;
}
interface Change {
  resource: ResourceName;
  object: KubeObject;
}

const keyOf = (resource: string, name: string, namespace = '') => `${resource}/${namespace}/${name}`;

function graceful(resource: ResourceName, object: KubeObject): boolean {
  const { spec, status, metadata } = object as Stored<'pods'>;
  if ((metadata.finalizers ?? []).length > 0 || resource === 'namespaces') return true;
  const hasEnded = status?.phase === 'Succeeded' || status?.phase === 'Failed';
  return resource === 'pods' && spec?.nodeName !== undefined && !hasEnded;
}

class TestState implements ClusterState {
  readonly clusterId = '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10';
  readonly entries = new Map<string, Entry>();
  queue: Change[] = [];
  writes = new Set<string>();
  now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  get<R extends ResourceName>(resource: R, name: string, namespace?: string) {
    return this.entries.get(keyOf(resource, name, namespace))?.object as Stored<R> | undefined;
  }

  list<R extends ResourceName>(
    resource: R,
    { namespace, labels = {} }: { namespace?: string; labels?: Readonly<Record<string, string>> } = {},
  ) {
    return [...this.entries.values()]
      .filter((entry) => entry.resource === resource)
      .map(({ object }) => object)
      .filter(({ metadata }) => namespace === undefined || metadata.namespace === namespace)
      .filter(({ metadata }) =>
        Object.entries(labels).every(([key, value]) => metadata.labels?.[key] === value),
      )
      .sort((a, b) => (a.metadata.name < b.metadata.name ? -1 : 1)) as unknown as Stored<R>[];
  }

  owned<R extends ResourceName>(resource: R, owner: KubeObject) {
    return this.list(resource).filter((one) =>
      (one as KubeObject).metadata.ownerReferences?.some(
        ({ uid, controller }) => controller && uid === owner.metadata.uid,
      ),
    );
  }

  private changed(resource: ResourceName, object: KubeObject): void {
    this.queue.push({ resource, object });
    this.writes.add(keyOf(resource, object.metadata.name, object.metadata.namespace));
  }

  create<R extends ResourceName>(
    resource: R,
    object: NewObject<R> & { metadata: { name: string } },
    owner?: KubeObject,
  ) {
    const { kind } = resources[resource];
    const metadata = {
      ...object.metadata,
      uid: randomUUID(),
      creationTimestamp: timestamp(this.now),
      generation: 1,
      ...(owner && {
        ownerReferences: [
          {
            apiVersion: owner.apiVersion,
            kind: owner.kind,
            name: owner.metadata.name,
            uid: owner.metadata.uid,
            controller: true,
          },
        ],
      }),
    };
    const stored = {
      ...object,
      apiVersion: apiVersionOf(resources[resource]),
      kind,
      metadata,
    } as unknown as Stored<R>;
    const key = keyOf(resource, metadata.name, (metadata as { namespace?: string }).namespace);
    if (this.entries.has(key)) throw new Error(`${key} exists`);
    this.entries.set(key, { resource, object: stored as KubeObject, dueAt: null });
    this.changed(resource, stored as KubeObject);
    return stored;
  }

  update<R extends ResourceName>(resource: R, object: Stored<R>) {
    const next = object as KubeObject & { spec?: unknown };
    const key = keyOf(resource, next.metadata.name, next.metadata.namespace);
    const entry = this.entries.get(key);
    if (!entry) throw new Error(`${key} does not exist`);
    const before = entry.object as typeof next;
    if (stableJson(before) === stableJson(next)) return object;
    const grows = stableJson(before.spec) !== stableJson(next.spec) ? 1 : 0;
    const generation = (before.metadata.generation ?? 0) + grows;
    entry.object = { ...next, metadata: { ...next.metadata, generation } } as KubeObject;
    this.changed(resource, entry.object);
    return entry.object as Stored<R>;
  }

  remove<R extends ResourceName>(resource: R, object: Stored<R>) {
    const { metadata } = object as KubeObject;
    const key = keyOf(resource, metadata.name, metadata.namespace);
    const entry = this.entries.get(key);
    if (!entry) return;
    const marked = entry.object.metadata.deletionTimestamp !== undefined;
    if (marked && (entry.object.metadata.finalizers ?? []).length > 0) return;
    if (!marked && graceful(resource, entry.object)) {
      const deletionTimestamp = timestamp(this.now);
      entry.object = {
        ...entry.object,
        metadata: { ...entry.object.metadata, deletionTimestamp },
      } as KubeObject;
      this.changed(resource, entry.object);
      return;
    }
    this.entries.delete(key);
    this.changed(resource, entry.object);
    for (const { resource: child, object: one } of [...this.entries.values()]) {
      if (one.metadata.ownerReferences?.some(({ uid }) => uid === metadata.uid))
        this.remove(child, one as never);
    }
  }

  wakeAt<R extends ResourceName>(resource: R, object: Stored<R>, at: Date | null) {
    const { name, namespace } = (object as KubeObject).metadata;
    const entry = this.entries.get(keyOf(resource, name, namespace));
    if (entry) entry.dueAt = at;
  }

  recordEvent(
    about: KubeObject,
    { type, reason, message }: { type: string; reason: string; message: string },
  ) {
    const namespace = about.metadata.namespace ?? 'default';
    const found = this.list('events', { namespace }).find(
      (one) =>
        one.involvedObject.uid === about.metadata.uid && one.reason === reason && one.message === message,
    );
    if (found) return void this.update('events', { ...found, count: (found.count ?? 1) + 1 });
    const { kind, metadata } = about;
    const involvedObject = { kind, name: metadata.name, namespace: metadata.namespace, uid: metadata.uid };
    this.create('events', {
      metadata: { name: `${metadata.name}.${randomUUID()}`, namespace },
      involvedObject,
      type,
      reason,
      message,
      count: 1,
    });
  }
}

function affected(
  change: Change,
  controller: Controller,
  context: { state: TestState; surroundings: Surroundings },
) {
  const { state } = context;
  const { name, namespace, ownerReferences } = change.object.metadata;
  const own = controller.resource === change.resource ? [state.get(change.resource, name, namespace)] : [];
  const owners = (ownerReferences ?? [])
    .filter(({ kind }) => kind === resources[controller.resource].kind)
    .map((owner) => state.get(controller.resource, owner.name, namespace));
  const others = controller.triggers?.[change.resource]?.(change.object, context) ?? [];
  return [...own, ...owners, ...others].filter((one) => one !== undefined);
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

/** A cluster in memory with the controllers, one control plane server and two workers; time moves by `advance`. */
export function testCluster(
  changes: Partial<Surroundings> = {},
  controllers: readonly Controller[] = allControllers,
) {
  const state = new TestState(new Date('2026-01-15T12:00:00Z'));
  const surroundings: Surroundings = {
    clusterName: 'test',
    accountId: '7a1f0c3b-58a1-4c8e-9e15-0d5b3fd7d001',
    location: 'fsn1',
    k3sVersion: 'v1.32.8+k3s1',
    schedulesOnControlPlane: false,
    servers: ['test-master1', 'test-pool-default-worker1', 'test-pool-default-worker2'].map((name) =>
      testServer(name),
    ),
    simulated: (ms) => ms,
    ...changes,
  };
  let writes = 0;
  const settle = (): void => {
    const context = { state, surroundings };
    for (let change = state.queue.shift(); change; change = state.queue.shift()) {
      for (const controller of controllers) {
        for (const object of affected(change, controller, context)) {
          const { name, namespace } = (object as KubeObject).metadata;
          const latest = state.get(controller.resource, name, namespace);
          if (latest) controller.reconcile(latest, context);
        }
      }
    }
    writes += state.writes.size;
    state.writes.clear();
  };
  const nextDue = () =>
    [...state.entries.values()]
      .flatMap((entry) => (entry.dueAt ? [{ ...entry, dueAt: entry.dueAt }] : []))
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
  const advance = (ms: number): void => {
    const end = state.now.getTime() + ms;
    for (const controller of controllers) controller.sync?.({ state, surroundings });
    settle();
    for (let due = nextDue(); due && due.dueAt.getTime() <= end; due = nextDue()) {
      state.now = new Date(Math.max(state.now.getTime(), due.dueAt.getTime()));
      state.wakeAt(due.resource, due.object as never, null);
      state.queue.push(due);
      settle();
    }
    state.now = new Date(end);
  };
  state.create('namespaces', { metadata: { name: 'default' } });
  advance(0);
  writes = 0;
  return {
    state,
    surroundings,
    advance,
    /** Objects saved, each at most once per moment. */
    writes: () => writes,
    dueAt: () => nextDue()?.dueAt ?? null,
    events: (name: string) =>
      state
        .list('events')
        .filter(({ involvedObject }) => involvedObject.name === name)
        .map(({ reason, message }) => `${reason}: ${message}`),
  };
}
