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

/** Where a world is built: the same services on the same database, with a separate clock and job list. */
export interface Workshop {
  /** Services in which jobs take no time and run at the moment set with `at`. */
  past: Services;
  /** The running platform's services: their jobs continue after the world is loaded. */
  present: Services;
  db: Core['db'];
  vault: Core['vault'];
  clock: Clock;
  /** Moves to so many days before now; never back. */
  at(daysAgo: number): void;
  /** Pays a checkout of the past with a test card. */
  pay(checkoutId: string, card: string): Promise<void>;
  /** Renews what is due at the moment set with `at`, with invoices of their own days. */
  bill(): Promise<void>;
  /** Runs all jobs that the services of the past enqueued. */
  work(): Promise<void>;
  close(): Promise<void>;
}

interface Order {
  kind: string;
  payload: unknown;
}

/** A clock without waiting. */
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

/** Collects jobs in a list instead of the queue, which the running platform would process. */
function orderBook(orders: Order[]): Jobs {
  return {
    enqueue: async (_db, kind, payload) => {
      orders.push({ kind: kind.name, payload: kind.payload.parse(payload) });
      return kind.name;
    },
    cancel: async () => {},
    wake: async () => {},
    isPending: async () => orders.length > 0,
  };
}

const LONGEST_PAST = 400;

/** Opens a workshop beside the running platform, with an embedded cloud on the workshop's clock. */
export async function openWorkshop(app: Pick<App, 'core' | 'services'>): Promise<Workshop> {
  const now = app.core.clock.now().getTime();
  const clock = pastClock(new Date(now - LONGEST_PAST * DAY));
  const orders: Order[] = [];
  // Nothing else calls this cloud, and without a socket it starts faster. E-mails of invented people are not sent.
  const embedded = { hetznerApiUrl: undefined, hetznerEnginePort: null, paddle: null, smtpUrl: undefined };
  const config = { ...app.core.config, ...embedded };
  const core: Core = { ...app.core, config, clock, jobs: orderBook(orders) };
  // The running platform answers for these clusters, so this one is not started and receives nothing.
  const providers = await createProviders(
    core,
    { db: core.db, listen: async () => async () => {} },
    async (body, signature) => {
      await past.reports.receive(body, signature);
      return true;
    },
  );
  const past: Services = createServices(core, providers);
  const definitions = new Map(createJobDefinitions(core, providers, past).map((one) => [one.name, one]));

  const perform = async ({ kind, payload }: Order): Promise<void> => {
    const definition = definitions.get(kind);
    if (!definition) throw new Error(`no job ${kind}`);
    const { signal } = new AbortController();
    const context: JobContext = {
      attempt: 1,
      signal,
      failsWith: () => true,
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
    vault: core.vault,
    clock,
    at: (daysAgo) => clock.moveTo(new Date(now - daysAgo * DAY)),
    pay: async (id, card) => {
      await providers.paymentEngine?.pay(id, card);
    },
    bill: async () => providers.paymentEngine?.work(),
    close: () => providers.close(),
    work: async () => {
      for (let order = orders.shift(); order; order = orders.shift()) await perform(order);
    },
  };
}
