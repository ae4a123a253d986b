import type { App } from '../app.ts';
import { waitingHere, type Clock } from '../clock.ts';
import type { Core } from '../core.ts';
import { transaction } from '../db/database.ts';
import type { JobContext } from '../jobs/definition.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { reasonOf } from '../messages/messages.ts';
import { createJobDefinitions } from '../wiring/jobs.ts';
import { createProviders } from '../wiring/providers.ts';
import { createServices, type Services } from '../wiring/services.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Where a world is built: the same services over the same database, with a time of its own. */
export interface Workshop {
  /** Services in which long work takes no time and happens at `at`'s moment. */
  past: Services;
  /** The running platform's services: what they start goes on after the world is loaded. */
  present: Services;
  db: Core['db'];
  clock: Clock;
  /** Moves to so many days before now; never back, because nothing that happened can happen later. */
  at(daysAgo: number): void;
  /** Does all the work that the services of the past have ordered. */
  work(): Promise<void>;
  close(): Promise<void>;
}

interface Order {
  kind: string;
  payload: unknown;
}

/** Everything is done the moment it begins. */
function pastClock(start: Date): Clock & { moveTo(date: Date): void } {
  let current = start;
  return {
    now: () => current,
    sleep: async (_ms, signal) => signal?.throwIfAborted(),
    simulated: () => 0,
    moveTo: (date) => {
      if (date > current) current = date;
    },
  };
}

/** Keeps orders in a list instead of the queue, where the running platform would take them at its own pace. */
function orderBook(orders: Order[]): Jobs {
  return {
    enqueue: async (_db, kind, payload) => {
      orders.push({ kind: kind.name, payload: kind.payload.parse(payload) });
      return kind.name;
    },
    cancel: async () => {},
    isPending: async () => orders.length > 0,
  };
}

const LONGEST_PAST = 400;

/** Opens a workshop beside the running platform. Its cloud is the embedded one, in the workshop's time. */
export async function openWorkshop(app: Pick<App, 'core' | 'services'>): Promise<Workshop> {
  const now = app.core.clock.now().getTime();
  const clock = pastClock(new Date(now - LONGEST_PAST * DAY));
  const orders: Order[] = [];
  // Nobody else has to find this cloud: without a socket a world is there sooner.
  const config = { ...app.core.config, hetznerApiUrl: undefined, hetznerEnginePort: null };
  const core: Core = { ...app.core, config, clock, jobs: orderBook(orders) };
  const providers = await createProviders(core);
  const past = createServices(core, providers);
  const definitions = new Map(createJobDefinitions(core, providers, past).map((one) => [one.name, one]));

  const perform = async ({ kind, payload }: Order): Promise<void> => {
    const definition = definitions.get(kind);
    if (!definition) throw new Error(`no job ${kind}`);
    const { signal } = new AbortController();
    const context: JobContext = {
      jobId: kind,
      attempt: 1,
      signal,
      step: (_name, fn) => fn(signal),
      once: (_name, fn) => transaction(core.db, fn),
      waiting: async () => waitingHere(clock),
    };
    try {
      await definition.run(payload, context);
    } catch (error) {
      await definition.onFailed(payload, reasonOf(error));
    }
  };
  return {
    past,
    present: app.services,
    db: core.db,
    clock,
    at: (daysAgo) => clock.moveTo(new Date(now - daysAgo * DAY)),
    close: () => providers.close(),
    work: async () => {
      for (let order = orders.shift(); order; order = orders.shift()) await perform(order);
    },
  };
}
