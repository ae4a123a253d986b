import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql/index.js';
import type { Caller, GatewayContext } from '../graphql/context.ts';
import { callerFrom } from '../plugins/callers.ts';
import type { CompiledOperation } from '../plugins/compiled.ts';
import { csrfProblem } from '../plugins/csrf.ts';
import { documentIdOf, isObject } from '../plugins/params.ts';
import { logOperation } from '../plugins/requests.ts';
import { REV_HEADER } from '../plugins/session.ts';
import { traceOf } from '../tracing/trace.ts';
import { Ending } from '../upstream/ending.ts';
import type { Gateway } from '../yoga.ts';
import { acceptedBy } from './accepted.ts';
import { headerReader } from './answers.ts';
import { PartedAnswer } from './parts.ts';

interface Asked {
  id: string;
  variables: Readonly<Record<string, unknown>>;
}

/** The operation of a body that holds nothing but an id and variables; null for every other one. */
function askedIn(body: string): Asked | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const { documentId, id: relayId, variables = {}, ...more } = value;
  const id = documentIdOf({ documentId, id: relayId });
  if (id === null || !isObject(variables) || Object.keys(more).length > 0) return null;
  return { id, variables };
}

/** One that runs here: compiled, also in its parts where the caller takes them. */
function compiledFor(gateway: Gateway, { id }: Asked, takesParts: boolean): CompiledOperation | null {
  const found = gateway.operations.find(id);
  if ('error' in found) return null;
  const operation = gateway.compiled.of(found.document);
  return operation?.hasParts && takesParts && operation.parts === null ? null : operation;
}

interface Call {
  caller: Caller;
  cookies: string[];
}

function callOf(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Call {
  const cookies: string[] = [];
  const left = new Ending();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const trace = traceOf(request);
  const caller = callerFrom(gateway.config, headerReader(request));
  return {
    cookies,
    caller: {
      ...caller,
      signal: left,
      onCookie: (value) => cookies.push(value),
      ...(trace ? { trace } : {}),
    },
  };
}

/** What one request runs, and where it is noted. */
interface Run {
  gateway: Gateway;
  operation: CompiledOperation;
  context: GatewayContext;
  variables: Asked['variables'];
  done: ReturnType<typeof logOperation>;
}

function begin(
  gateway: Gateway,
  operation: CompiledOperation,
  { id, variables }: Asked,
  caller: Caller,
): Run {
  const context = gateway.contextFor(caller);
  caller.trace?.requestId(caller.requestId);
  caller.trace?.operation(operation.kind, operation.name, id);
  return { gateway, operation, context, variables, done: logOperation(gateway, context, operation) };
}

async function whole({ gateway, operation, context, variables, done }: Run): Promise<ExecutionResult> {
  const result = await operation.run(context, variables);
  const masked = result.errors?.length
    ? { ...result, errors: result.errors.map((error) => gateway.mask(error)) }
    : result;
  done(masked);
  return masked as ExecutionResult;
}

/**
 * Answers a persisted operation without Yoga, which costs more than most operations themselves: same rules, same
 * headers, same words. Answers false for whatever is not plain, which Yoga then answers; one that ended in errors has
 * run and is handed over with its result.
 */
export async function servePersisted(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<boolean> {
  const { json, takesParts } = acceptedBy(request.headers.accept);
  if (request.method !== 'POST' || request.url !== '/graphql' || json === null) return false;
  if (csrfProblem('POST', headerReader(request)) !== null) return false;
  const asked = askedIn(body);
  const operation = asked && compiledFor(gateway, asked, takesParts);
  if (!asked || !operation) return false;
  const rev = gateway.services.revs.format(gateway.services.revs.next());
  const { caller, cookies } = callOf(gateway, request, response);
  const running = begin(gateway, operation, asked, caller);
  const setCookie = () => {
    // The last word counts: signing in after a failed sign-out must not leave two cookies of one name.
    const cookie = cookies.at(-1);
    if (cookie !== undefined) response.setHeader('set-cookie', cookie);
  };
  const setHeaders = () => {
    setCookie();
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-request-id', caller.requestId);
    response.setHeader(REV_HEADER, rev);
  };
  if (takesParts && operation.parts !== null) {
    const answer = new PartedAnswer(gateway, operation.parts, running.context, running.variables);
    const { data, errors } = await answer.first;
    if (!errors?.length) {
      setHeaders();
      running.done({ errors: await answer.write(response, data) });
      return true;
    }
  }
  const result = await whole(running);
  if (result.errors?.length) {
    setCookie();
    request.headers['x-request-id'] = caller.requestId;
    gateway.handedOver.set(request, { result, rev });
    return false;
  }
  setHeaders();
  response.setHeader('content-type', `${json}; charset=utf-8`);
  response.end(JSON.stringify({ data: result.data }));
  return true;
}
