import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerFrom, hostOf, isHttps } from '../plugins/callers.ts';
import { isForm } from '../plugins/csrf.ts';
import type { Gateway } from '../yoga.ts';
import { headerReader, noteClientAddress, sendJson, sendMethodNotAllowed, sendText } from './responses.ts';
import { serveAvatar } from './files/avatars.ts';
import { BodyTooLarge, limitBody, UPLOAD_BYTES } from './body.ts';
import { isDevPage } from './devPages.ts';
import { proxyToPlatform } from './platformPages.ts';
import { isPassedThrough, passThrough } from './passedThrough.ts';
import type { Draining } from '../../process/draining.ts';
import { serveDownload } from './files/downloads.ts';
import { serveSchema } from './files/schemaFile.ts';
import { createGraphiql } from './graphiql.ts';
import { sendHealth, sendMetrics, sendReadiness } from './operational.ts';
import { outsideSources } from './outsideSources.ts';
import { setSecurityHeaders, webPolicy } from './security.ts';
import { createSite } from './site.ts';
import { traceRequest } from '../tracing/trace.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const isRead = (request: IncomingMessage) => request.method === 'GET' || request.method === 'HEAD';
const wantsPage = (request: IncomingMessage) =>
  isRead(request) && (request.headers.accept ?? '').includes('text/html');

async function serveGraph(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  noteClientAddress(request, gateway.config.trustProxy);
  traceRequest(gateway.tracing, request, response, '/graphql');
  if (!isRead(request)) {
    const limit = isForm(request.headers['content-type']) ? UPLOAD_BYTES : gateway.config.limits.bodyBytes;
    limitBody(request, limit, (error) => refuse(gateway, request, response, error));
    // The rest of a form that was refused is read: otherwise its connection could not be used again.
    response.once('finish', () => request.resume());
  }
  await gateway.yoga(request, response);
}

function refuse(gateway: Gateway, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // Also when the client has left while it sent the request.
  if (response.headersSent || response.destroyed) return void response.destroy();
  if (error instanceof BodyTooLarge) {
    const { message } = error;
    const { requestId } = callerFrom(gateway.config, headerReader(request));
    response.setHeader('x-request-id', requestId);
    const extensions = { code: 'BODY_TOO_LARGE', requestId };
    return sendJson(response, 413, { errors: [{ message, extensions }] });
  }
  gateway.log.error({ err: error }, 'a request failed');
  sendText(response, 500, 'Something went wrong on our side.');
}

/** All plain HTTP routes of the gateway. */
export function createApp(
  gateway: Gateway,
  draining: Pick<Draining, 'isStopping'>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { config } = gateway;
  const site = createSite(config.webRoot);
  const graphiql = createGraphiql(config.graphiqlRoot);
  const outside = outsideSources(config);
  const route: Handler = async (request, response) => {
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const header = headerReader(request);
    const host = hostOf(config, header);
    setSecurityHeaders(response, webPolicy(host, outside), isHttps(config, header));
    if (pathname === '/graphql') {
      return wantsPage(request) ? graphiql(request, response, host) : serveGraph(gateway, request, response);
    }
    if (pathname.startsWith('/avatars/')) return serveAvatar(gateway, request, response, pathname);
    if (pathname.startsWith('/download/')) return serveDownload(gateway, request, response, pathname);
    if (pathname === '/healthz') return sendHealth(response);
    if (pathname === '/readyz') return sendReadiness(gateway, response, draining.isStopping);
    if (pathname === '/metrics') return sendMetrics(gateway, request, response);
    if (pathname === '/webhooks/paddle' && request.method === 'POST')
      return proxyToPlatform(gateway, request, response, {
        up: { 'paddle-signature': header('paddle-signature') ?? '' },
      });
    if (isDevPage(config, request, pathname, host)) {
      // The platform's pages set their own policy.
      response.removeHeader('content-security-policy');
      return proxyToPlatform(gateway, request, response);
    }
    if (isPassedThrough(request, pathname)) return passThrough(gateway, request, response);
    if (!isRead(request)) return sendMethodNotAllowed(response);
    if (pathname === '/schema.graphql') return serveSchema(gateway, request, response);
    return site(request, response, pathname);
  };
  return (request, response) => {
    route(request, response).catch((error: unknown) => refuse(gateway, request, response, error));
  };
}
