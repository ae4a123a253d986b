import type { ExecutionArgs, ExecutionResult } from 'graphql/index.js';
import { CoalescingQueue } from '../upstream/live/queue.ts';
import type { Lease } from '../upstream/live/hub.ts';
import type { Engine } from '../plugins/engine.ts';
import type { Metrics } from '../plugins/metrics.ts';
import type { Outlet } from './outlet.ts';
import type { SharedResult } from './result.ts';

/** A subscription as received, with what is needed to execute it. */
export interface Subscription {
  /** Id of the operation on its WebSocket. */
  id: string;
  requestId: string;
  /** The rev of the client's oldest response. */
  since: number | undefined;
  args: ExecutionArgs;
  engine: Pick<Engine, 'execute'>;
  outlet: Outlet;
  lease: Lease;
}

interface Parts {
  metrics: Metrics;
  queueLimit: number;
  /** The result of a resync; null when it cannot be executed. */
  resync: (reason: string) => Promise<SharedResult | null>;
  onLeave: (subscriber: Subscriber) => void;
}

const codeOf = ({ code }: Record<string, unknown>) => (typeof code === 'string' ? code : 'BAD_REQUEST');

/** A resync that is executed when it is sent. */
interface PendingResync {
  reason: string;
}

/**
 * A subscriber of a shared execution. It writes frames itself, because they differ only in their ids; as an iterator
 * it yields nothing and only ends, which the protocol waits for.
 */
export class Subscriber implements AsyncIterableIterator<ExecutionResult> {
  readonly subscription: Subscription;
  readonly #parts: Parts;
  readonly #queue: CoalescingQueue<SharedResult | PendingResync>;
  readonly #prefix: string;
  /** Also true until the protocol listens: nothing may be written before. */
  #isBusy = true;
  #isOver = false;
  #onCaughtUp: (() => void) | null = null;
  #wake: ((result: IteratorResult<ExecutionResult>) => void) | null = null;

  constructor(subscription: Subscription, parts: Parts) {
    this.subscription = subscription;
    this.#parts = parts;
    this.#prefix = `{"id":${JSON.stringify(subscription.id)},"type":"next","payload":`;
    this.#queue = new CoalescingQueue<SharedResult | PendingResync>({
      limit: parts.queueLimit,
      overflow: () => {
        parts.metrics.overflows.inc();
        return { reason: 'overflow' };
      },
    });
  }

  /** Writes the result at once while the client reads; otherwise the newest result of each key waits. */
  deliver(result: SharedResult, key: string | null): void {
    if (this.#isOver) return;
    if (this.#isBusy || this.#queue.size > 0 || this.subscription.outlet.isFull) this.#put(result, key);
    else this.#write(result);
  }

  /** Sends a resync after the waiting results. */
  requestResync(): void {
    if (!this.#isOver) this.#put({ reason: 'late' }, 'resync');
  }

  /** Resolves once the client has room for another result, and when the subscription ends. */
  caughtUp(): Promise<void> {
    const { outlet } = this.subscription;
    if (this.#isOver || (this.#queue.size === 0 && !outlet.isFull)) return Promise.resolve();
    if (this.#queue.size === 0) outlet.whenRoom(this.#pump);
    return new Promise((resolve) => {
      this.#onCaughtUp = resolve;
    });
  }

  /** Ends the subscription and drops waiting results. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#queue.close();
    this.#wake?.({ value: undefined, done: true });
    this.#wake = null;
    this.#onCaughtUp?.();
    this.#parts.onLeave(this);
  }

  next(): Promise<IteratorResult<ExecutionResult>> {
    if (this.#isOver) return Promise.resolve({ value: undefined, done: true });
    this.#isBusy = false;
    this.#pump();
    return new Promise((resolve) => (this.#wake = resolve));
  }

  return(): Promise<IteratorResult<ExecutionResult>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<ExecutionResult>> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #put(item: SharedResult | PendingResync, key: string | null): void {
    const wasEmpty = this.#queue.size === 0;
    this.#queue.push(item, key);
    if (wasEmpty) this.#pump();
  }

  readonly #pump = (): void => {
    const { outlet } = this.subscription;
    while (!this.#isOver && !this.#isBusy && this.#queue.size > 0) {
      if (outlet.isFull) return outlet.whenRoom(this.#pump);
      const item = this.#queue.take();
      if (item === undefined) return;
      if ('reason' in item) void this.#sendResync(item.reason);
      else this.#write(item);
    }
    if (this.#queue.size > 0 || this.#onCaughtUp === null) return;
    if (outlet.isFull) return outlet.whenRoom(this.#pump);
    this.#onCaughtUp();
    this.#onCaughtUp = null;
  };

  async #sendResync(reason: string): Promise<void> {
    this.#isBusy = true;
    const result = await this.#parts.resync(reason);
    this.#isBusy = false;
    if (this.#isOver) return;
    if (result !== null) this.#write(result);
    this.#pump();
  }

  #write(result: SharedResult): void {
    const { outlet, requestId } = this.subscription;
    outlet.send(`${this.#prefix}${result.textFor(requestId)}}`);
    const { deliveries, errors, resyncs } = this.#parts.metrics;
    deliveries.inc();
    if (result.resync !== null) resyncs.inc({ reason: result.resync });
    for (const { extensions } of result.errors) errors.inc({ code: codeOf(extensions) });
  }
}
