import { randomInt } from 'node:crypto';
import { ApiError, notFound, notUnique } from './apiError.ts';
import type { Action, ActionRecord, Kind, Resource } from './records.ts';

const words: Record<Kind, string> = {
  servers: 'server',
  networks: 'network',
  firewalls: 'firewall',
  load_balancers: 'load balancer',
  placement_groups: 'placement group',
  ssh_keys: 'SSH key',
  images: 'image',
  volumes: 'volume',
};

/** Ids look like Hetzner's: nine digits. */
function freshId(): number {
  return randomInt(100_000_000, 999_999_999);
}

/** Everything in one project as it was read, and what was changed since: the store saves that in one go. */
export class Project {
  readonly changed = new Set<Resource>();
  readonly removed: Resource[] = [];
  readonly actions: Action[] = [];
  #resources: Resource[];

  constructor(resources: Resource[]) {
    this.#resources = resources;
  }

  list<K extends Kind>(kind: K): Resource<K>[] {
    return this.#resources.filter((one): one is Resource<K> => one.kind === kind);
  }

  find<K extends Kind>(kind: K, id: number): Resource<K> | undefined {
    return this.list(kind).find((one) => one.id === id);
  }

  /** The resource, or `not_found`. */
  get<K extends Kind>(kind: K, id: number): Resource<K> {
    const found = this.find(kind, id);
    if (!found) throw notFound(words[kind], id);
    return found;
  }

  /** Throws `uniqueness_error` when something else of the kind has the name. */
  checkName(kind: Kind, name: string, except?: number): void {
    if (!this.list(kind).some((one) => one.name === name && one.id !== except)) return;
    throw notUnique('name', `${words[kind]} name is already used`);
  }

  add<K extends Kind>(resource: Omit<Resource<K>, 'id'>): Resource<K> {
    const added: Resource<K> = { ...resource, id: freshId() };
    this.#resources.push(added);
    this.changed.add(added);
    return added;
  }

  /** Marks a resource whose members were changed. */
  touch(resource: Resource): void {
    this.changed.add(resource);
  }

  remove(resource: Resource): void {
    this.#resources = this.#resources.filter((one) => one !== resource);
    this.changed.delete(resource);
    this.removed.push(resource);
  }

  /** Begins long work. */
  begin(data: ActionRecord): Action {
    const action = { id: freshId(), data };
    this.actions.push(action);
    return action;
  }

  /** Throws `protected` when the resource must not be deleted. */
  checkDeletable({ kind, data }: Resource): void {
    if (!data.isProtected) return;
    throw new ApiError('protected', `${words[kind]} deletion is protected`);
  }
}
