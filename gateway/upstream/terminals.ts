import type { Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { spreadAgent } from './addresses.ts';
import { jsonOf } from './envelope.ts';
import type { Path } from './path.ts';

/** Above the largest message of the platform. */
const LARGEST_MESSAGE = 1024 * 1024;

/** The platform's response without an upgrade. */
export interface UpgradeRefusal {
  status: number;
  body: unknown;
}

/** Opens a WebSocket to the platform, paused so that nothing is lost before it has listeners. Rejects without a response, and when the signal aborts first. */
export type OpenTerminal = (
  path: Path,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<WebSocket | UpgradeRefusal>;

function connect(
  url: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<WebSocket | UpgradeRefusal> {
  const socket = new WebSocket(url, {
    agent,
    headers: { ...headers },
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const abort = () => socket.terminate();
  signal.addEventListener('abort', abort, { once: true });
  const result = new Promise<WebSocket | UpgradeRefusal>((resolve, reject) => {
    // Stays for the life of the socket: an error without a listener would end the process.
    socket.on('error', reject);
    socket.once('open', () => {
      socket.pause();
      resolve(socket);
    });
    socket.once('unexpected-response', (_request, response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body: jsonOf(body) }),
        reject,
      );
    });
  });
  return result.finally(() => signal.removeEventListener('abort', abort));
}

/** Opens terminals of containers at the platform. */
export function terminalOpener(origin: string): OpenTerminal {
  const agent = spreadAgent(origin);
  const root = origin.replace(/^http/, 'ws');
  return ({ value }, headers, signal) => connect(`${root}${value}`, agent, headers, signal);
}
