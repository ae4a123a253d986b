import {
  getOperationAST,
  Kind,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql/index.js';
import type { Caller, GatewayContext } from '../graphql/context.ts';
import type { LiveHub } from '../upstream/live/hub.ts';
import type { Revs } from '../upstream/live/rev.ts';
import { sharingKey } from './identity.ts';
import { Outlet, type OutletLimits } from './outlet.ts';
import { SharedExecution, type FanoutParts } from './sharedExecution.ts';
import type { Subscriber, Subscription } from './subscriber.ts';

type Parts = Omit<FanoutParts, 'now' | 'isPaced'> & {
  hub: LiveHub;
  revs: Revs;
  mask: (error: unknown) => Error;
  limits: OutletLimits;
};

/** A subscription as the client of a WebSocket sent it. */
export interface SubscribeRequest extends Omit<Subscription, 'lease' | 'since' | 'requestId'> {
  /** From `operationIdentity`. */
  operation: string;
  caller: Caller;
}

/** Runs the subscriptions of all WebSockets. Subscribers that get the same results share one execution. */
export class Fanout {
  readonly #parts: Parts;
  readonly #running = new Map<string, SharedExecution>();
  #serial = 0;

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
  async subscribe(request: SubscribeRequest): Promise<Subscriber | ExecutionResult> {
    const { caller, args, operation, ...rest } = request;
    try {
      const { upstream } = args.contextValue as GatewayContext;
      const { operationName, variableValues } = args;
      // Before the lease, which would not be released if this throws: variables may be nested too deeply.
      const keyFor = sharingKey({
        operation,
        operationName: operationName ?? null,
        variables: variableValues,
        caller,
      });
      const since = caller.since === undefined ? undefined : this.#parts.revs.parse(caller.since);
      const lease = await this.#parts.hub.lease(caller.token, upstream);
      const key = keyFor(lease.rights);
      const subscription = { ...rest, args, lease, since, requestId: caller.requestId };
      const joined = await this.#executionFor(args, key).join(subscription);
      return 'errors' in joined ? { errors: joined.errors.map((error) => this.#masked(error)) } : joined;
    } catch (error) {
      return { errors: [this.#masked(error)] };
    }
  }

  #masked(error: unknown): GraphQLError {
    return this.#parts.mask(error) as GraphQLError;
  }

  /** Subscriptions whose results belong to one user are never shared. */
  #executionFor(args: Subscription['args'], key: string): SharedExecution {
    if (isExclusive(args)) return this.#start(`${key} ${(this.#serial += 1)}`, true);
    return this.#running.get(key) ?? this.#start(key, false);
  }

  #start(key: string, isPaced: boolean): SharedExecution {
    const parts = { ...this.#parts, isPaced, now: () => this.#parts.revs.next() };
    const made = new SharedExecution(parts, () => {
      if (this.#running.get(key) === made) this.#running.delete(key);
      this.#parts.metrics.executions.set(this.#running.size);
    });
    this.#running.set(key, made);
    this.#parts.metrics.executions.set(this.#running.size);
    return made;
  }
}

/** Whether the subscribed field has the extension `isExclusive`. A fragment at the root may contain such a field. */
function isExclusive({ schema, document, operationName }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName);
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  return (operation?.selectionSet.selections ?? []).some(
    (selection) =>
      selection.kind !== Kind.FIELD || fields[selection.name.value]?.extensions['isExclusive'] === true,
  );
}
