import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayConfig } from '../../config.ts';
import { testGateway } from '../../testing.ts';
import { testingGraph } from '../../testingGraph.ts';
import { listen } from '../listen.ts';

export type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** The real gateway with a platform that responds as given, both over real connections. */
export async function gatewayOverHttp(respond: Respond, config: Partial<GatewayConfig> = {}) {
  const requests: IncomingMessage[] = [];
  const upstream = createServer((request, response) => {
    requests.push(request);
    respond(response, request);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const { gateway } = testGateway({
    schema: testingGraph,
    config: { port: 0, host: '127.0.0.1', upstreamUrl, ...config },
  });
  const { port, stop: stopListening } = await listen(gateway);
  const open = (path: string, headers: Record<string, string>, method: string, body?: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const request = openRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, resolve);
      request.on('error', reject);
      request.end(body);
    });
  const stop = async () => {
    await stopListening();
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  };
  return { requests, open, gateway, stop };
}
