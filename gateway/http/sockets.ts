import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
} from 'graphql/index.js';
import type { Context, SubscribePayload } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { SubscribeRequest } from '../fanout/fanout.ts';
import { operationIdentity } from '../fanout/identity.ts';
import type { Outlet } from '../fanout/outlet.ts';
import type { Caller } from '../graphql/context.ts';
import { hasCode } from '../graphql/errors.ts';
import { expiryOf } from '../upstream/sessions.ts';
import { callerFrom } from '../plugins/callers.ts';
import { engineFor, type Engine } from '../plugins/engine.ts';
import { withRequestId } from '../plugins/masking.ts';
import { missingOperation } from '../plugins/operations.ts';
import { MAX_SUBSCRIPTIONS, tooManySubscriptions } from '../plugins/eventStreams.ts';
import { documentIdOf, sinceOf } from '../plugins/params.ts';
import { codeOf } from '../plugins/requests.ts';
import { traceSubscribe, type Trace } from '../tracing/trace.ts';
import type { Gateway } from '../yoga.ts';
import { headerReader } from './responses.ts';
import type { Upgradable } from './upgrades.ts';

/** Time between two pings of a client. */
export const KEEP_ALIVE_MS = 12_000;
/** Time a client has to answer a close frame. */
const CLOSING_MS = 2_000;
const LARGEST_MESSAGE = 256 * 1024;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const SESSION_ENDED = 4403;

type Initial = Record<string, unknown>;
/** A close code that graphql-ws clients treat as an interruption, so that they reconnect. */
const RIGHTS_CHANGED = 4499;

type Own = {
  caller?: Caller;
  outlet?: Outlet;
};
type SocketState = Context<Initial, Extra & Own>;
type Prepare = {
  gateway: Gateway;
  state: SocketState;
  payload: SubscribePayload;
  id: string;
  trace: Trace | undefined;
};

/** WebSockets of /graphql (graphql-transport-ws). */
export function createSockets(gateway: Gateway): Upgradable {
  const wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const requests = new WeakMap<object, SubscribeRequest>();
  const protocol = useServer<Initial, Own>(
    {
      connectionInitWaitTimeout: 5000,
      onConnect: (state) => admit(gateway, state),
      onSubscribe: async (state, id, payload) => {
        const trace = traceSubscribe(gateway.tracing, state.extra.request, state.extra.caller?.requestId);
        const prepared = await prepare({ gateway, state, payload, id, trace });
        if (!('args' in prepared)) {
          trace?.subscribed(prepared.map(codeOf));
          return prepared;
        }
        requests.set(prepared.args, prepared);
        return prepared.args;
      },
      subscribe: async (args) => {
        const request = requests.get(args);
        if (request === undefined) throw new Error('An operation that was not prepared');
        const begun = await gateway.fanout.subscribe(request);
        request.caller.trace?.subscribed('errors' in begun ? (begun.errors ?? []).map(codeOf) : []);
        return begun;
      },
      onNext: (state, _id, _payload, _args, result) =>
        result.errors?.length ? { ...result, errors: named(result.errors, state) } : undefined,
      onError: (state, _id, _payload, errors) => named(errors, state),
    },
    wss,
    KEEP_ALIVE_MS,
  );
  return {
    upgrade(request, socket, head) {
      wss.handleUpgrade(request, socket, head, (client) => {
        gateway.metrics.sockets.inc();
        client.once('close', () => gateway.metrics.sockets.dec());
        wss.emit('connection', client, request);
      });
    },
    async stop() {
      // Code 1001, "going away": clients reconnect to another gateway. Unresponsive ones must not delay the shutdown.
      const force = setTimeout(() => wss.clients.forEach((client) => client.terminate()), CLOSING_MS);
      await protocol.dispose();
      clearTimeout(force);
    },
  };
}

/** The value of a connection parameter, whose name is case-insensitive like that of a header. */
function connectionParam({ connectionParams }: SocketState, name: string): unknown {
  return Object.entries(connectionParams ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Subscriptions need a valid session or API key; otherwise the socket is closed with 4403. */
async function admit(gateway: Gateway, state: SocketState): Promise<boolean> {
  const { request, socket } = state.extra;
  const authorization = connectionParam(state, 'authorization');
  const caller = callerFrom(gateway.config, headerReader(request), authorization);
  if (caller.token === null) return false;
  // While the platform is unavailable the socket stays open: its subscriptions fail with an error that clients retry.
  const isAccepted = await gateway
    .isAcceptedToken(caller.token, caller)
    .catch((error: unknown) => !hasCode(error, 'UNAUTHENTICATED'));
  if (!isAccepted || socket.readyState !== WebSocket.OPEN) return false;
  state.extra.caller = caller;
  const outlet = gateway.fanout.outlet(socket);
  state.extra.outlet = outlet;
  socket.once('close', () => outlet.close());
  closeWithSession(gateway, socket, caller.token);
  return true;
}

function closeWithSession(gateway: Gateway, socket: WebSocket, token: string): void {
  const end = () => socket.close(SESSION_ENDED, 'Session ended');
  const forget = gateway.services.sessions.onAnyEnd((ended) => {
    if (ended === token) end();
  });
  const forgetChange = gateway.services.sessions.onAnyChange((changed) => {
    if (changed === token) socket.close(RIGHTS_CHANGED, 'Permissions changed');
  });
  const expiry = expiryOf(token);
  const left = expiry === null ? null : Math.min(Math.max(0, expiry - Date.now()), LONGEST_TIMER_MS);
  const timer = left === null ? null : setTimeout(end, left);
  timer?.unref();
  socket.once('close', () => {
    forget();
    forgetChange();
    if (timer !== null) clearTimeout(timer);
  });
}

async function prepare({
  gateway,
  state,
  payload,
  id,
  trace,
}: Prepare): Promise<SubscribeRequest | readonly GraphQLError[]> {
  const { caller: known, outlet } = state.extra;
  if (known === undefined || outlet === undefined)
    return [new GraphQLError('The connection was not acknowledged.')];
  if (Object.keys(state.subscriptions).length > MAX_SUBSCRIPTIONS) {
    return [tooManySubscriptions()];
  }
  const caller = { ...known, since: sinceOf(payload), trace };
  const engine = engineFor(gateway, caller, payload);
  const found = await documentOf(gateway, engine, caller, payload);
  if ('errors' in found) return found.errors;
  const operation = getOperationAST(found.document, payload.operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    const extensions = { code: 'SUBSCRIPTIONS_ONLY' };
    return [
      new GraphQLError('Only subscriptions run over WebSocket. Send the rest by POST.', { extensions }),
    ];
  }
  trace?.operation(operation.operation, operation.name?.value, gateway.operations.idOf(found.document));
  const args: ExecutionArgs = {
    schema: engine.schema,
    document: found.document,
    operationName: payload.operationName,
    variableValues: payload.variables,
    contextValue: await engine.contextFactory(),
  };
  const run = operationIdentity(documentIdOf(payload), payload.query);
  return { id, operation: run, args, engine, caller, outlet };
}

/** Same rule as for HTTP (`plugins/persisted.ts`), whose hooks do not run here. */
async function documentOf(
  gateway: Gateway,
  engine: Engine,
  caller: Caller,
  payload: SubscribePayload,
): Promise<{ document: DocumentNode } | { errors: readonly GraphQLError[] }> {
  const id = documentIdOf(payload);
  if (payload.query === '' && id !== null) {
    const found = gateway.operations.find(id);
    return 'error' in found ? { errors: [found.error] } : found;
  }
  if (payload.query === '') return { errors: [missingOperation()] };
  try {
    const refused = await gateway.textPolicy(payload.query, caller);
    if (refused !== null) throw refused;
    const document = engine.parse(payload.query);
    const errors = engine.validate(engine.schema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    return {
      errors: [error instanceof GraphQLError ? error : new GraphQLError('The operation cannot be read.')],
    };
  }
}

function named(errors: readonly GraphQLError[], state: SocketState): GraphQLError[] {
  return errors.map((error) => withRequestId(error, state.extra.caller?.requestId ?? 'unknown'));
}
