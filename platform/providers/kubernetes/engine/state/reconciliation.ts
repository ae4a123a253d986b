import type { KubeObject } from '../../api/objects.ts';
import { resourceOfKind, type ResourceName } from '../../api/resources.ts';
import type { Controller, ControllerContext, Infrastructure } from '../controllers/controller.ts';
import type { MemoryState } from './memoryState.ts';

/** Far more than any real work: controllers that undo each other's changes would run for ever. */
const MOST_RECONCILIATIONS = 10_000;

const MOST_STEPS = 200;
const LONGEST_MS = 40;

/** Runs the controllers on a state until nothing changes any more. */
export interface Reconciliation {
  /** Lets controllers bring changes of the infrastructure into the state. */
  sync(): void;
  /** Reconciles what has changed since the last call, and what changes by that. */
  settle(): void;
  /**
   * Carries out what is due until that time, in order and each step at its own time. False if there is more: a
   * transaction must not take long.
   */
  advance(until: Date): boolean;
}

interface Context extends ControllerContext {
  state: MemoryState;
  infrastructure: Infrastructure;
}

function resourceOwning({ metadata }: KubeObject) {
  const owner = metadata.ownerReferences?.find(({ controller }) => controller);
  const resource = owner && resourceOfKind(owner.apiVersion, owner.kind);
  return owner && resource ? { resource, name: owner.name } : null;
}

/** Objects that wait for a controller, each once. */
class WorkQueue {
  readonly #waiting = new Map<string, () => void>();
  readonly #byResource = new Map<ResourceName, Controller[]>();
  readonly #controllers: readonly Controller[];
  readonly #context: Context;

  constructor(controllers: readonly Controller[], context: Context) {
    this.#controllers = controllers;
    this.#context = context;
    for (const controller of controllers) {
      const { resource } = controller;
      this.#byResource.set(resource, [...(this.#byResource.get(resource) ?? []), controller]);
    }
  }

  /** All controllers of the object's resource. */
  addObject(resource: ResourceName, name: string, namespace: string | undefined): void {
    for (const controller of this.#byResource.get(resource) ?? []) this.#add(controller, name, namespace);
  }

  /** The controllers of the object, of its owner, and those with a trigger for its resource. */
  addChange(resource: ResourceName, object: KubeObject): void {
    const { name, namespace } = object.metadata;
    this.addObject(resource, name, namespace);
    const owner = resourceOwning(object);
    if (owner) {
      this.addObject(owner.resource, owner.name, namespace);
      // A cluster-scoped owner.
      if (namespace !== undefined) this.addObject(owner.resource, owner.name, undefined);
    }
    for (const controller of this.#controllers) {
      const found = controller.triggers?.[resource]?.(object, this.#context) ?? [];
      for (const { metadata } of found) this.#add(controller, metadata.name, metadata.namespace);
    }
  }

  /** Takes the first one; undefined if none waits. */
  take(): (() => void) | undefined {
    for (const [key, work] of this.#waiting) {
      this.#waiting.delete(key);
      return work;
    }
    return undefined;
  }

  #add(controller: Controller, name: string, namespace: string | undefined): void {
    const { state } = this.#context;
    const { resource } = controller;
    const key = `${this.#controllers.indexOf(controller)}/${namespace ?? ''}/${name}`;
    this.#waiting.set(key, () => {
      const object = state.get(resource, name, namespace);
      if (object) controller.reconcile(object, this.#context);
    });
  }
}

export function createReconciliation(
  state: MemoryState,
  controllers: readonly Controller[],
  infrastructure: Infrastructure,
): Reconciliation {
  const context: Context = { state, infrastructure };
  const queue = new WorkQueue(controllers, context);

  const settle = (): void => {
    for (let count = 0; ; count++) {
      for (const { resource, object } of state.takeUnseen()) queue.addChange(resource, object);
      const work = queue.take();
      if (!work) return;
      if (count === MOST_RECONCILIATIONS) throw new Error('the controllers of a cluster do not come to rest');
      work();
    }
  };

  const step = (until: Date): boolean => {
    const due = state.entries.nextDue();
    if (due === null || due.dueAt > until) return false;
    const { entry, dueAt } = due;
    const { resource, object } = entry;
    // A step whose time had passed when it was planned happens now.
    if (dueAt > state.now) state.now = dueAt;
    const stored = state.get(resource, object.metadata.name, object.metadata.namespace);
    if (!stored) return false;
    state.wakeAt(resource, stored, null);
    if (resource === 'events') state.remove(resource, stored);
    queue.addObject(resource, object.metadata.name, object.metadata.namespace);
    settle();
    return true;
  };

  return {
    sync: () => {
      for (const controller of controllers) controller.sync?.(context);
    },
    settle,
    advance: (until) => {
      const begun = performance.now();
      for (let steps = 0; steps < MOST_STEPS && performance.now() - begun < LONGEST_MS; steps++) {
        if (!step(until)) break;
      }
      const next = state.entries.nextDue();
      if (next !== null && next.dueAt <= until) return false;
      state.now = until;
      return true;
    },
  };
}
