import { randomInt } from 'node:crypto';
import { notFound, notUnique } from './apiError.ts';
import type { Action, ActionRecord, Kind, Resource } from './records.ts';

const nouns: Record<Kind, string> = {
  servers: 'server',
  networks: 'network',
  firewalls: 'firewall',
  load_balancers: 'load balancer',
  volumes: 'volume',
  placement_groups: 'placement group',
  ssh_keys: 'SSH key',
  images: 'image',
};

/** Nine digits, like Hetzner's ids. */
function freshId(): number {
  return randomInt(100_000_000, 999_999_999);
}

/** All resources of a project as read, and the changes since then, which the store saves together. */
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
    if (!found) throw notFound(nouns[kind], id);
    return found;
  }

  /** Throws `uniqueness_error` when another resource of the kind has the name. */
  checkName(kind: Kind, name: string): void {
    if (!this.list(kind).some((one) => one.name === name)) return;
    throw notUnique('name', `${nouns[kind]} name is already used`);
  }

  add<K extends Kind>(resource: Omit<Resource<K>, 'id'>): Resource<K> {
    const added: Resource<K> = { ...resource, id: freshId() };
    this.#resources.push(added);
    this.changed.add(added);
    return added;
  }

  /** Marks a changed resource to be saved. */
  touch(resource: Resource): void {
    this.changed.add(resource);
  }

  remove(resource: Resource): void {
    this.#resources = this.#resources.filter((one) => one !== resource);
    this.changed.delete(resource);
    this.removed.push(resource);
  }

  /** Adds an action. */
  begin(data: ActionRecord): Action {
    const action = { id: freshId(), data };
    this.actions.push(action);
    return action;
  }
}
