import { sha256 } from '../crypto/hash.ts';
import { generate } from 'otplib';
import type { z } from 'zod';
import { transaction } from '../db/database.ts';
import type { Identity } from '../domains/account/account.service.ts';
import type { AddonAction } from '../domains/addons/addons.rules.ts';
import type { PlanId } from '../domains/billing/billing.catalogue.ts';
import type { SubscriptionStatus } from '../domains/billing/billing.rules.ts';
import { cloudTokenSecret } from '../domains/integrations/integrations.rules.ts';
import type { AccountNews } from '../domains/notifications/notifications.rules.ts';
import { DEFAULT_INSTANCE } from '../domains/apps/apps.rules.ts';
import { newRegistryBody } from '../domains/registries/registries.input.ts';
import type { Actor, Permission } from '../http/authGuard.ts';
import { putTroubledPod } from '../providers/kubernetes/engine/seeding/putTroubledPod.ts';
import type { TroubledPod } from '../providers/kubernetes/engine/seeding/troubledPods.ts';
import { pastPodReadings, pastReadings } from './pastUsage.ts';
import { clusterForm, type ClusterSpec } from './clusterForm.ts';
import { worldDetails, worldPassword, type WorldPerson } from './demoAccounts.ts';
import type { Services } from '../wiring/services.ts';
import type { Workshop } from './workshop.ts';

/** Collects the steps that build one account, in order; `build` runs them. */
class AccountBuilder {
  readonly #workshop: Workshop;
  readonly #steps: (() => Promise<void>)[] = [];
  #owner: Identity | undefined;

  constructor(workshop: Workshop, person: Person, options: OwnerOptions) {
    this.#workshop = workshop;
    this.#then(async () => {
      this.#owner = await this.#createOwner(person, options);
    });
  }

  #then(step: () => Promise<void>): this {
    this.#steps.push(step);
    return this;
  }

  async #createOwner({ email, name }: Person, options: OwnerOptions): Promise<Identity> {
    const { past } = this.#workshop;
    const { since = 1, accountName, isVerified = true, isOnboarded = true } = options;
    this.#workshop.at(since);
    const person = {
      email,
      name,
      accountName,
      password: worldPassword,
      verified: isVerified,
      onboarded: isOnboarded,
    };
    return past.account.createOwner(person, async (tx, { userId }) => {
      if (!isVerified) await past.verification.start(tx, { id: userId, email });
    });
  }

  get #identity(): Identity {
    if (!this.#owner) throw new Error('the owner is not created yet');
    return this.#owner;
  }

  /** The owner as a caller of services. */
  get actor(): Actor {
    const { userId, accountId } = this.#identity;
    const session = { via: 'session', scopes: null, sessionId: userId, expiresAt: null } as const;
    return { userId, accountId, permission: 'owner', ...session };
  }

  /** Moves to so many days before now, with renewals and costs until then; the following steps happen there. */
  at(daysAgo: number): this {
    return this.#then(async () => {
      this.#workshop.at(daysAgo);
      await this.#workshop.bill();
      await this.#workshop.past.costs.countAll();
    });
  }

  plan(plan: PlanId, status: SubscriptionStatus = 'active'): this {
    const { past, db } = this.#workshop;
    return this.#then(async () => {
      await transaction(db, (tx) =>
        past.billing.startSubscription(tx, this.#identity.accountId, { plan, status }),
      );
    });
  }

  /** Buys a plan with a test card; the renewals and invoices until today follow by themselves. */
  buys(plan: 'standard' | 'pro', card = '4242424242424242'): this {
    const { past } = this.#workshop;
    return this.#then(async () => {
      const order = { plan, interval: 'monthly', billing_details: worldDetails } as const;
      const outcome = await past.billing.subscribe(this.actor, order);
      if (outcome.kind !== 'redirect_to_checkout') throw new Error(`no checkout: ${outcome.kind}`);
      await this.#workshop.pay(outcome.url.split('/').at(-1) ?? '', card);
    });
  }

  /** Saves a cloud token of a separate project. */
  token(): this {
    return this.#then(async () => {
      const token = sha256(this.#identity.accountId);
      await this.#workshop.past.secrets.save(this.actor, cloudTokenSecret, token);
    });
  }

  member({ email, name }: Person, permission: Permission): this {
    const person = { email, name, password: worldPassword, verified: true, onboarded: true, permission };
    return this.#then(async () => {
      await this.#workshop.past.account.addMember(this.#identity.accountId, person);
    });
  }

  /** Invites an address, which does not join. */
  invite(email: string, permission: 'admin' | 'developer' | 'user'): this {
    return this.#then(async () => {
      await this.#workshop.past.invites.invite(this.actor, { email, permission });
    });
  }

  /** Notifies the owner. */
  news(news: AccountNews): this {
    const { past, db } = this.#workshop;
    return this.#then(() =>
      transaction(db, (tx) => past.notifications.notifyOwners(tx, this.#identity.accountId, news)),
    );
  }

  /** Marks the owner's notifications as read. */
  reads(): this {
    const { past } = this.#workshop;
    return this.#then(async () => {
      await past.notifications.markRead(this.actor, null);
    });
  }

  /** Creates a cluster and waits until it is active or failed. */
  cluster(spec: ClusterSpec): this {
    return this.#then(async () => {
      await this.#workshop.past.clusters.create(this.actor, clusterForm(spec));
      await this.#workshop.work();
    });
  }

  /** Creates a cluster whose job is left to the running platform. */
  building(spec: ClusterSpec): this {
    return this.#then(async () => {
      await this.#workshop.present.clusters.create(this.actor, clusterForm(spec));
    });
  }

  archive(cluster: string): this {
    return this.onCluster(cluster, (id) => this.#workshop.past.clusters.archive(this.actor, id));
  }

  protect(cluster: string): this {
    return this.onCluster(cluster, (id) => this.#workshop.past.clusters.protect(this.actor, id));
  }

  /** Installs an add-on, or runs another action on it, and observes its end. */
  addon(cluster: string, name: string, options: { version?: string; action?: AddonAction } = {}): this {
    const { version, action = 'install' } = options;
    const { addons, addonsObserver } = this.#workshop.past;
    this.onCluster(cluster, (id) => addons.order(this.actor, id, { action, name, version }));
    return this.onCluster(cluster, (id) => addonsObserver.sync(id));
  }

  /** Installs an app of the catalogue. */
  app(
    cluster: string,
    name: string,
    { version, ...configuration }: { version?: string } & Record<string, string | number | boolean> = {},
  ): this {
    const { past } = this.#workshop;
    return this.onCluster(cluster, (clusterId) =>
      past.apps.order(
        { actor: this.actor, clusterId, isDryRun: false, body: {} },
        { verb: 'install', name, appId: undefined, instanceName: DEFAULT_INSTANCE, version, configuration },
      ),
    );
  }

  /** Brings the rows of workloads up to date with their cluster, as the running platform does by itself. */
  observed(cluster: string): this {
    const { deploymentsObserver: one, postgresObserver: other } = this.#workshop.past;
    return this.onCluster(cluster, (id) => Promise.all([one.sync(id), other.sync(id)]));
  }

  /** Adds a pod with a problem to a cluster. */
  troubledPod(cluster: string, pod: Omit<TroubledPod, 'createdAt'>): this {
    const { db, vault, clock } = this.#workshop;
    return this.onCluster(cluster, (id) =>
      putTroubledPod(
        { db, vault, clock },
        { id, accountId: this.#identity.accountId },
        { ...pod, createdAt: clock.now() },
      ),
    );
  }

  /** Reads the nodes and pods of a cluster, so that its health is known. */
  checked(cluster: string): this {
    const { past } = this.#workshop;
    return this.onCluster(cluster, (id) => past.nodes.nodes(this.actor, id));
  }

  /** Gives a cluster the usage that the platform would have measured in the last seven days. */
  measured(cluster: string): this {
    const { past, clock } = this.#workshop;
    return this.onCluster(cluster, async (id) => {
      const load = await past.nodes.load(this.actor, id);
      await past.usage.record(id, 'node', pastReadings(load.nodes, clock.now()));
      await past.usage.record(id, 'pod', pastPodReadings(load, clock.now()));
    });
  }

  /** Saves the credentials of a container registry. */
  registry(form: z.input<typeof newRegistryBody>): this {
    const { past } = this.#workshop;
    return this.#then(async () => {
      await past.registries.create(this.actor, newRegistryBody.parse(form));
    });
  }

  /** Applies a registry to a cluster and makes it the default. */
  pullsFrom(cluster: string, registry: string): this {
    const { clusterRegistries } = this.#workshop.past;
    return this.onCluster(cluster, async (id) => {
      await clusterRegistries.apply(this.actor, registry, id);
      await clusterRegistries.setDefault(this.actor, id, registry);
    });
  }

  /** Creates a secret in a cluster's namespace `default`. */
  secretIn(cluster: string, name: string, values: Readonly<Record<string, string>>): this {
    const literals = Object.entries(values).map(([key, value]) => ({ key, value }));
    return this.onCluster(cluster, (id) =>
      this.#workshop.past.clusterSecrets.create(this.actor, id, { name, namespace: 'default', literals }),
    );
  }

  /** Enables the owner's second factor with that secret. */
  twoFactor(secret: string): this {
    const { past, clock } = this.#workshop;
    return this.#then(async () => {
      const { userId } = this.#identity;
      const { email } = await past.account.user(userId);
      await past.twoFactor.begin(userId, email, secret);
      const epoch = Math.floor(clock.now().getTime() / 1_000);
      await past.twoFactor.confirm(userId, await generate({ secret, epoch }));
    });
  }

  /** Does something on a cluster, and the jobs that follow from it. */
  onCluster(name: string, act: (id: string, by: Actor, past: Services) => Promise<unknown>): this {
    return this.#then(async () => {
      const found = (await this.#workshop.past.clusters.list(this.actor)).find(
        ({ row }) => row.name === name,
      );
      if (!found) throw new Error(`this world has no cluster ${name}`);
      await act(found.row.id, this.actor, this.#workshop.past);
      await this.#workshop.work();
    });
  }

  /** Runs all steps and the jobs that they enqueued. */
  async build(): Promise<void> {
    for (const step of this.#steps.splice(0)) await step();
    await this.#workshop.bill();
    await this.#workshop.work();
  }
}

type Person = Pick<WorldPerson, 'email' | 'name'>;

interface OwnerOptions {
  /** Days ago. */
  since?: number;
  accountName?: string;
  isVerified?: boolean;
  isOnboarded?: boolean;
}

/** Starts a world. */
export interface WorldBuilder {
  /** A user with an account of their own. */
  owner(person: Person, options?: OwnerOptions): AccountBuilder;
}

export function worldBuilder(workshop: Workshop): WorldBuilder {
  return { owner: (person, options = {}) => new AccountBuilder(workshop, person, options) };
}
