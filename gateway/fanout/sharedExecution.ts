import {
  createSourceEventStream,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql/index.js';
import type { Logger } from 'pino';
import type { GatewayContext } from '../graphql/context.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { codeOf } from '../plugins/requests.ts';
import { ageOf, sourceKey, sourceName } from '../upstream/live/events.ts';
import { SharedResult } from './result.ts';
import { Subscriber, type Subscription } from './subscriber.ts';

export interface FanoutParts {
  metrics: Metrics;
  log: Logger;
  /** The next rev of this gateway. */
  now: () => number;
  queueLimit: number;
  /** If true, the source is read only as fast as the subscribers are. */
  isPaced: boolean;
  /** Time for which the execution continues after the first subscriber has left. */
  lingerMs: number;
}

/** The subscriber whose context the execution uses, and its source. */
interface Lead {
  subscription: Subscription;
  source: AsyncIterator<unknown>;
  resyncs: Map<string, Promise<SharedResult>>;
}

type Opened = { lead: Lead } | { errors: readonly GraphQLError[] };

const traceOf = ({ subscription: { args } }: Lead) => (args.contextValue as GatewayContext).trace;

const runAgainst = (args: ExecutionArgs, rootValue: unknown): ExecutionArgs => ({ ...args, rootValue });

/**
 * One execution for all subscribers that get the same results: the source is read once and each event is executed
 * once, in the context of the first subscriber (the lead). When the lead's session or channel ends, or some time
 * after it has left, all subscriptions end; clients subscribe again, and their `since` tells whether they missed
 * events.
 */
export class SharedExecution {
  readonly #parts: FanoutParts;
  readonly #onEmpty: () => void;
  readonly #subscribers = new Set<Subscriber>();
  #lead: Lead | null = null;
  #first: Promise<readonly GraphQLError[] | null> | null = null;
  /** A subscriber whose `since` is older has missed an event of this execution. */
  #sentSince = 0;
  #linger: NodeJS.Timeout | null = null;
  /** Whether the lead's session ended before its source was opened. */
  #isLost = false;
  #isClosed = false;

  constructor(parts: FanoutParts, onEmpty: () => void) {
    this.#parts = parts;
    this.#onEmpty = onEmpty;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** Adds a subscriber; returns the errors of a subscription that could not start. */
  async join(subscription: Subscription): Promise<Subscriber | { errors: readonly GraphQLError[] }> {
    const subscriber = new Subscriber(subscription, {
      metrics: this.#parts.metrics,
      queueLimit: this.#parts.queueLimit,
      resync: (reason) => this.#resync(reason),
      onLeave: (leaving) => this.#leave(leaving),
    });
    this.#subscribers.add(subscriber);
    this.#parts.metrics.subscribers.inc();
    const isFirst = this.#first === null;
    this.#first ??= this.#begin(subscriber);
    const errors = await this.#first;
    if (errors === null) {
      if (!isFirst) this.#catchUp(subscriber);
      return subscriber;
    }
    // An error of the lead's session must not reach the others: their subscriptions end, and their clients subscribe
    // again.
    return this.#isLost && !isFirst ? subscriber : { errors };
  }

  async #begin(first: Subscriber): Promise<readonly GraphQLError[] | null> {
    const opened = await this.#open(first);
    if ('lead' in opened) {
      this.#follow(opened.lead);
      return null;
    }
    this.#isLost = first.subscription.lease.isOver;
    this.#close();
    return opened.errors;
  }

  /** Whether the subscriber may have missed events before it joined. For the lead the channel checks this. */
  #catchUp(subscriber: Subscriber): void {
    const { since } = subscriber.subscription;
    if (since === undefined || this.#lead === null) return;
    const { lease } = this.#lead.subscription;
    if (since < this.#sentSince) subscriber.requestResync();
    if (!lease.isLive) void lease.whenLive().then(() => subscriber.requestResync());
  }

  async #open({ subscription }: Subscriber): Promise<Opened> {
    try {
      const source = await createSourceEventStream(subscription.args);
      if (!(Symbol.asyncIterator in source)) return { errors: source.errors ?? [] };
      return { lead: { subscription, source: source[Symbol.asyncIterator](), resyncs: new Map() } };
    } catch (error) {
      return { errors: [error instanceof GraphQLError ? error : new GraphQLError('It cannot begin.')] };
    }
  }

  #follow(lead: Lead): void {
    if (this.#isClosed) return void lead.source.return?.();
    this.#lead = lead;
    this.#sentSince = this.#parts.now();
    void this.#pump(lead);
    this.#watchLead();
  }

  async #pump(lead: Lead): Promise<void> {
    try {
      for (;;) {
        const step = await lead.source.next();
        if (step.done || this.#lead !== lead) break;
        await this.#sendTraced(lead, step.value);
        if (this.#parts.isPaced) await Promise.all([...this.#subscribers].map((each) => each.caughtUp()));
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#parts.log.error({ reason }, 'what a subscription reads has failed');
    }
    if (this.#lead === lead) this.#close();
  }

  /** One span for an event and all its deliveries. */
  #sendTraced(lead: Lead, item: unknown): Promise<void> {
    const event = traceOf(lead)?.event(sourceName(item));
    const sending = this.#send(lead, item);
    return event === undefined ? sending : sending.finally(() => event.end(this.#subscribers.size));
  }

  async #send(lead: Lead, item: unknown): Promise<void> {
    const { reason, key } = sourceKey(item);
    this.#sentSince = this.#parts.now();
    this.#parts.metrics.events.inc();
    const result = new SharedResult(await this.#execute(lead, item), reason);
    if (result.errors.length > 0) traceOf(lead)?.errors(result.errors.map(codeOf));
    // An error of the lead's session must not be sent to the others.
    if (lead.subscription.lease.isOver) return;
    for (const subscriber of this.#subscribers) subscriber.deliver(result, key);
    const age = typeof item === 'object' && item !== null ? ageOf(item) : null;
    if (age !== null) this.#parts.metrics.lag.observe(age / 1000);
  }

  async #execute({ subscription: { engine, args } }: Lead, item: unknown): Promise<ExecutionResult> {
    const result = await engine.execute(runAgainst(args, item));
    if (Symbol.asyncIterator in result) throw new Error('An event was answered in parts.');
    return result;
  }

  /** The result of a resync, executed once for each reason because it depends on nothing else. */
  async #resync(reason: string): Promise<SharedResult | null> {
    const lead = this.#lead;
    if (lead === null) return null;
    let made = lead.resyncs.get(reason);
    if (made === undefined) {
      const item = { event: 'resync', reason, rev: '0' };
      made = this.#execute(lead, item).then((result) => new SharedResult(result, reason));
      lead.resyncs.set(reason, made);
    }
    const result = await made.catch(() => null);
    if (result === null || result.errors.length > 0) lead.resyncs.delete(reason);
    return result;
  }

  #leave(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    this.#parts.metrics.subscribers.dec();
    subscriber.subscription.lease.leave();
    if (this.#subscribers.size === 0) this.#close();
    else this.#watchLead();
  }

  /** The context is released some time after the lead has left, because reloaded pages return within moments. */
  #watchLead(): void {
    const lead = this.#lead;
    if (lead === null || this.#isPresent(lead)) return;
    this.#linger ??= setTimeout(() => {
      this.#linger = null;
      if (this.#lead === lead && !this.#isPresent(lead)) this.#close();
    }, this.#parts.lingerMs).unref();
  }

  #isPresent({ subscription: { lease } }: Lead): boolean {
    return [...this.#subscribers].some(({ subscription }) => subscription.lease.session === lease.session);
  }

  /** Ends all subscriptions; later subscribers start a new execution. */
  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#linger !== null) clearTimeout(this.#linger);
    const lead = this.#lead;
    this.#lead = null;
    this.#onEmpty();
    for (const each of [...this.#subscribers]) each.end();
    void lead?.source.return?.();
  }
}
