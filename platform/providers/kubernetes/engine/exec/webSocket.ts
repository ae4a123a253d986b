import type { RawData, WebSocket } from 'ws';
import { carryExec } from './channels.ts';
import type { Start } from './exec.ts';

const NORMAL_CLOSURE = 1_000;

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}

/** Carries a command over a WebSocket, as Kubernetes' remote command protocol. */
export function execOverWebSocket(socket: WebSocket, start: Start): void {
  const left = new AbortController();
  socket.once('close', () => left.abort());
  const receive = carryExec(
    { send: (message) => socket.send(message), close: () => socket.close(NORMAL_CLOSURE) },
    start,
    left.signal,
  );
  socket.on('message', (data: RawData) => receive(bytesOf(data)));
}
