import type { RawData, WebSocket } from 'ws';
import type { Start } from './exec.ts';

/** Subprotocols for streams of a container, the preferred one first. Only the fifth can end the input alone. */
export const EXEC_PROTOCOLS = ['v5.channel.k8s.io', 'v4.channel.k8s.io'];

/** The first byte of every message. */
const channels = { stdin: 0, stdout: 1, stderr: 2, error: 3, close: 255 } as const;

const NORMAL_CLOSURE = 1_000;

/** The Status object that ends the stream; kubectl exits with its code. */
function endStatus(code: number): object {
  if (code === 0) return { metadata: {}, status: 'Success' };
  return {
    metadata: {},
    status: 'Failure',
    message: `command terminated with exit code ${code}`,
    reason: 'NonZeroExitCode',
    details: { causes: [{ reason: 'ExitCode', message: String(code) }] },
  };
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}

/** Carries input and output of a command over a WebSocket, as Kubernetes' remote command protocol. */
export function carryExec(socket: WebSocket, start: Start): void {
  const send = (channel: number, text: string): void =>
    socket.send(Buffer.concat([Buffer.from([channel]), Buffer.from(text)]));
  const input = start({
    stdout: (text) => send(channels.stdout, text),
    stderr: (text) => send(channels.stderr, text),
    exit: (code) => {
      send(channels.error, JSON.stringify(endStatus(code)));
      socket.close(NORMAL_CLOSURE);
    },
  });
  const decoder = new TextDecoder();
  socket.on('message', (data: RawData) => {
    const [channel, ...rest] = bytesOf(data);
    if (channel === channels.stdin) input.write(decoder.decode(Uint8Array.from(rest), { stream: true }));
    if (channel === channels.close && rest[0] === channels.stdin) input.end();
  });
}
