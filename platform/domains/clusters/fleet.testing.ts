import { eventually } from '../../../process/testing.ts';
import { transaction } from '../../db/database.ts';
import type { Actor, Permission } from '../../http/authGuard.ts';
import type { PlatformEvent } from '../../realtime/events.ts';
import { startTestPlatform, type TestPlatform } from '../../testing.ts';
import type { PlanId } from '../billing/billing.catalogue.ts';
import { cloudTokenSecret } from '../integrations/integrations.rules.ts';
import type { ClusterJson } from './clusters.wire.ts';

/** A token of a separate project. */
export const goodToken = 'a1'.repeat(32);

/** A user who can call the platform. */
export interface Caller {
  actor: Actor;
  token: string;
}

export interface Answer<T> {
  status: number;
  body: T;
}

/** The error body, as far as tests read it. */
export interface Refusal {
  error: string;
  message: string;
  inputError?: string;
  issues?: { field: string; message: string; code: string }[];
  limit?: number;
  current?: number;
  plan?: string | null;
}

/** The response with one cluster. */
export interface OneCluster {
  data: [ClusterJson];
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestFleet {
  platform: TestPlatform;
  events: PlatformEvent[];
  /** An owner on a plan, with a saved cloud token by default. */
  owner(options?: { plan?: PlanId | null; cloudToken?: string | null }): Promise<Caller>;
  member(of: Caller, permission: Permission): Promise<Caller>;
  call<T>(caller: Caller, method: Method, path: string, body?: object): Promise<Answer<T>>;
  /** Creates a cluster and returns it; throws if refused. */
  create(caller: Caller, overrides?: object): Promise<ClusterJson>;
  /** The same, and waits until it is active. */
  active(caller: Caller, overrides?: object): Promise<ClusterJson>;
  /** Keeps new pods off the nodes of a cluster, so that add-ons do not get ready; false lets them start again. */
  cordon(id: string, unschedulable?: boolean): Promise<void>;
  /** Waits until the cluster has that status. */
  until(caller: Caller, id: string, status: ClusterJson['status']): Promise<ClusterJson>;
}

let people = 0;
let clusters = 0;

/** A name that no other cluster of the run has. */
export function freshName(): string {
  return `cluster-${++clusters}`;
}

/** A small valid form. */
export function clusterForm(overrides: object = {}): object {
  return {
    name: freshName(),
    location: 'fsn1',
    k3s_version: 'v1.32.8+k3s1',
    os_image: 'ubuntu-24.04',
    master_instance_type: 'cx23',
    master_ha: false,
    ssh_allowed_networks: ['203.0.113.7'],
    api_allowed_networks: ['0.0.0.0/0'],
    protected: false,
    worker_node_pools: [{ name: 'default', instance_type: 'cx23', location: 'fsn1', instance_count: 1 }],
    ...overrides,
  };
}

async function enter(
  platform: TestPlatform,
  identity: { userId: string; accountId: string },
  permission: Permission,
): Promise<Caller> {
  const { token } = await platform.app.services.sessions.open(identity);
  const session = { via: 'session', scopes: null, sessionId: identity.userId, expiresAt: null } as const;
  return { token, actor: { ...identity, permission, ...session } };
}

/** A complete platform on an empty database. */
export async function startFleet(env: Record<string, string> = {}): Promise<TestFleet> {
  const platform = await startTestPlatform({ env });
  const { services, core } = platform.app;
  const events: PlatformEvent[] = [];
  core.bus.subscribe((event) => events.push(event));

  const call = async <T>(caller: Caller, method: Method, path: string, body?: object): Promise<Answer<T>> => {
    const response = await platform.fetch(path, { method, body: body && { ...body } }, caller.token);
    return { status: response.status, body: (await response.json()) as T };
  };
  const create = async (caller: Caller, overrides: object = {}): Promise<ClusterJson> => {
    const { status, body } = await call<OneCluster>(caller, 'POST', '/api/clusters', clusterForm(overrides));
    if (status !== 201) throw new Error(`not created: ${JSON.stringify(body)}`);
    return body.data[0];
  };
  const until = async (caller: Caller, id: string, wanted: ClusterJson['status']): Promise<ClusterJson> => {
    // Reads the row: a request for each look would take more processor time than the work that is waited for.
    await eventually(async () => {
      const { status, message } = await services.clusters.find(caller.actor.accountId, id);
      if (status !== wanted) throw new Error(`${id} is ${status}: ${JSON.stringify(message)}`);
    });
    return (await call<OneCluster>(caller, 'GET', `/api/clusters/${id}`)).body.data[0];
  };

  return {
    platform,
    events,
    call,
    create,
    until,
    active: async (caller, overrides) => until(caller, (await create(caller, overrides)).id, 'active'),
    owner: async ({ plan = 'pro', cloudToken = goodToken } = {}) => {
      const email = `fleet${++people}@example.com`;
      const person = { name: 'Fay Fleet', email, password: null, verified: true };
      const identity = await services.account.createOwner(person);
      if (plan) {
        await transaction(core.db, (tx) =>
          services.billing.startSubscription(tx, identity.accountId, { plan }),
        );
      }
      const caller = await enter(platform, identity, 'owner');
      if (cloudToken) await services.secrets.save(caller.actor, cloudTokenSecret, cloudToken);
      return caller;
    },
    cordon: async (id, unschedulable = true) => {
      const client = await platform.app.providers.kubernetesClients.of(id);
      for (const { metadata } of await client.list('nodes'))
        await client.mergePatch('nodes', { name: metadata.name }, { spec: { unschedulable } });
    },
    member: async (of, permission) => {
      const email = `fleet${++people}@example.com`;
      const person = { name: 'Mel Member', email, password: null, verified: true, permission };
      const identity = await services.account.addMember(of.actor.accountId, person);
      return enter(platform, identity, permission);
    },
  };
}
