import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GraphQLError } from 'graphql/index.js';
import type { Caller } from '../../graphql/context.ts';
import { codedError, RefusedError } from '../../graphql/errors.ts';
import { messageJson, messageOf, verbatim } from '../../graphql/messages.ts';
import { callerFrom } from '../../plugins/callers.ts';
import { CSRF_HEADER } from '../../plugins/csrf.ts';
import { traceRequest } from '../../tracing/trace.ts';
import { failureFrom, unreachable } from '../../graphql/failures.ts';
import { jsonOf } from '../../upstream/envelope.ts';
import { path, type Path } from '../../upstream/path.ts';
import type { StreamedResponse } from '../../upstream/transport.ts';
import type { Gateway } from '../../yoga.ts';
import { abortSignalFor, headerReader, noteClientAddress, sendJson } from '../responses.ts';

/** Downloadable files with the platform's paths. */
const FILES: Record<string, (id: string) => Path> = {
  kubeconfig: (id) => path`/api/clusters/${id}/kubeconfig`,
  'ssh-key': (id) => path`/api/clusters/${id}/ssh-private-key/download`,
};
const CLUSTER_FILE = /^\/download\/clusters\/([\w-]{1,64})\/([\w-]+)$/;
const INVOICE = /^\/download\/invoices\/([\w-]{1,64})$/;

/** The platform's path of a file and the route for traces; undefined for unknown files. */
function addressOf(pathname: string): { address: Path; route: string } | undefined {
  const [, invoice] = INVOICE.exec(pathname) ?? [];
  if (invoice)
    return { address: path`/api/account/invoice/${invoice}/file`, route: '/download/invoices/:id' };
  const [, id = '', file = ''] = CLUSTER_FILE.exec(pathname) ?? [];
  const address = Object.hasOwn(FILES, file) ? FILES[file]?.(id) : undefined;
  return address && { address, route: `/download/clusters/:id/${file}` };
}

const PASSED_DOWN = ['content-type', 'content-disposition'];
const LONGEST_REFUSAL = 64 * 1024;

/** The extensions that an error has in a failed operation. */
export function extensionsOf(error: Error): Record<string, unknown> {
  if (error instanceof GraphQLError) return error.extensions;
  if (error instanceof RefusedError) return { code: error.code, detail: messageJson(error.detail) };
  return { code: 'BAD_USER_INPUT', detail: messageJson(verbatim(error.message)) };
}

/** The same body as a failed operation, so that clients handle both alike. */
function sendProblem(
  response: ServerResponse,
  status: number,
  error: Error,
  { requestId, trace }: Caller,
): void {
  const { code, detail } = extensionsOf(error);
  trace?.errors([String(code)]);
  const extensions = { code, detail, requestId };
  if (status === 401) response.setHeader('www-authenticate', 'Bearer');
  if (status === 405) response.setHeader('allow', 'POST');
  sendJson(response, status, { errors: [{ message: error.message, extensions }] });
}

function headersOf(caller: Caller): Record<string, string> {
  return {
    accept: '*/*',
    'accept-language': caller.locale,
    'x-request-id': caller.requestId,
    ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
    ...(caller.clientAddress ? { 'x-forwarded-for': caller.clientAddress } : {}),
  };
}

type Refusal = [status: number, error: Error];
const NOTHING: Refusal = [404, codedError('NOT_FOUND', messageOf('DOWNLOAD_UNKNOWN'))];

/** The reason to refuse the caller without calling the platform. */
function refusal(request: IncomingMessage, caller: Caller, address: Path | undefined): Refusal | null {
  if (address === undefined) return NOTHING;
  if (request.method !== 'POST') return [405, codedError('BAD_USER_INPUT', messageOf('DOWNLOAD_METHOD'))];
  if (caller.token === null) return [401, codedError('UNAUTHENTICATED', messageOf('NOT_SIGNED_IN'))];
  if (caller.credential === 'cookie' && request.headers[CSRF_HEADER] === undefined) {
    return [403, codedError('FORBIDDEN', messageOf('CSRF_HEADER', { header: CSRF_HEADER }))];
  }
  return null;
}

/** The JSON of a refusal; longer bodies are not refusals of the platform. */
async function refusalIn(body: Readable): Promise<unknown> {
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length > LONGEST_REFUSAL) return null;
  }
  return jsonOf(text);
}

async function passFailure(
  gateway: Gateway,
  caller: Caller,
  answer: StreamedResponse,
  response: ServerResponse,
): Promise<void> {
  const body = await refusalIn(answer.body).catch(() => null);
  if (answer.status === 401 && caller.token !== null) gateway.services.sessions.end(caller.token);
  const failure = failureFrom({ status: answer.status, body, retryAfter: null });
  sendProblem(response, answer.status, failure, caller);
}

/** Requests a file until `response` is closed; null when the platform does not respond. */
export async function openFile(gateway: Gateway, address: Path, caller: Caller, response: ServerResponse) {
  const signal = abortSignalFor(response, gateway.config.upstreamTimeoutMs);
  const started = performance.now();
  const call = caller.trace?.call('GET', address.template);
  const headers = { ...headersOf(caller), ...call?.headers };
  const wire = { method: 'GET', path: address.value, headers, signal } as const;
  const answer = await gateway.stream(wire).catch(() => null);
  gateway.metrics.upstream.observe(
    { method: 'GET', path: address.template, status: String(answer?.status ?? 0) },
    (performance.now() - started) / 1000,
  );
  call?.end({ status: answer?.status ?? null, headers: answer?.headers ?? {}, repeats: 0 });
  return answer;
}

async function passFile(answer: StreamedResponse, response: ServerResponse, onBroken: () => void) {
  for (const name of PASSED_DOWN) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('cache-control', 'no-store');
  response.writeHead(200);
  await pipeline(answer.body, response).catch(onBroken);
}

/**
 * POST /download/clusters/{uuid}/kubeconfig or /ssh-key, or /download/invoices/{uuid}: streams the file. When the client disconnects, the
 * platform's response is aborted so that the download does not count as completed.
 */
export async function serveDownload(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const { config, log } = gateway;
  noteClientAddress(request, config.trustProxy);
  const { address, route = '/download' } = addressOf(pathname) ?? {};
  const trace = traceRequest(gateway.tracing, request, response, route);
  const caller: Caller = { ...callerFrom(config, headerReader(request)), trace };
  trace?.requestId(caller.requestId);
  request.resume();
  const refused = refusal(request, caller, address);
  if (refused !== null || address === undefined) {
    return sendProblem(response, ...(refused ?? NOTHING), caller);
  }
  const answer = await openFile(gateway, address, caller, response);
  if (answer === null) return sendProblem(response, 502, unreachable(), caller);
  if (answer.status !== 200) return passFailure(gateway, caller, answer, response);
  await passFile(answer, response, () =>
    log.info(
      { path: address.template, requestId: caller.requestId, ...caller.trace?.ids },
      'a download was broken off',
    ),
  );
}
