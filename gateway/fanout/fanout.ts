import type { ExecutionResult, GraphQLError } from 'graphql/index.js';
import type { Caller, GatewayContext } from '../graphql/context.ts';
import type { LiveHub } from '../upstream/live/hub.ts';
import type { Revs } from '../upstream/live/rev.ts';
import { sharingKey } from './identity.ts';
import { Outlet, type OutletLimits } from './outlet.ts';
import { SharedExecution, type FanoutParts } from './sharedExecution.ts';
import type { Subscriber, Subscription } from './subscriber.ts';

type Parts = Omit<FanoutParts, 'now'> & {
  hub: LiveHub;
  revs: Revs;
  mask: (error: unknown) => Error;
  limits: OutletLimits;
};

/** A subscription of a WebSocket. */
export interface Arrived extends Omit<Subscription, 'lease' | 'since' | 'requestId'> {
  /** From `operationIdentity`. */
  operation: string;
  caller: Caller;
}

/** Runs the subscriptions of all WebSockets. Subscribers that get the same results share one execution. */
export class Fanout {
  readonly #parts: Parts;
  readonly #running = new Map<string, SharedExecution>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Number of executions that serve all subscribers. */
  get size(): number {
    return this.#running.size;
  }

  /** Destination of a client's frames. */
  outlet(socket: ConstructorParameters<typeof Outlet>[0]): Outlet {
    return new Outlet(socket, this.#parts.limits, () => this.#parts.metrics.slowSockets.inc());
  }

  /** Starts or joins an execution; its errors are masked like those of any operation. */
  async subscribe(arrived: Arrived): Promise<Subscriber | ExecutionResult> {
    const { caller, args, operation, ...rest } = arrived;
    try {
      const { upstream } = args.contextValue as GatewayContext;
      const lease = await this.#parts.hub.lease(caller.token, upstream);
      const { operationName, variableValues } = args;
      const key = sharingKey({
        operation,
        operationName: operationName ?? null,
        variables: variableValues,
        caller,
        rights: lease.rights,
      });
      const since = caller.since === undefined ? undefined : this.#parts.revs.parse(caller.since);
      const subscription = { ...rest, args, lease, since, requestId: caller.requestId };
      const joined = await this.#executionOf(key).join(subscription);
      return 'errors' in joined ? { errors: joined.errors.map((error) => this.#masked(error)) } : joined;
    } catch (error) {
      return { errors: [this.#masked(error)] };
    }
  }

  #masked(error: unknown): GraphQLError {
    return this.#parts.mask(error) as GraphQLError;
  }

  #executionOf(key: string): SharedExecution {
    let running = this.#running.get(key);
    if (running === undefined) {
      const made = new SharedExecution({ ...this.#parts, now: () => this.#parts.revs.next() }, () => {
        if (this.#running.get(key) === made) this.#running.delete(key);
        this.#parts.metrics.executions.set(this.#running.size);
      });
      this.#running.set(key, made);
      this.#parts.metrics.executions.set(this.#running.size);
      running = made;
    }
    return running;
  }
}
