import type { WebSocket } from 'ws';

/** Proxies close connections without traffic after a minute or less. */
const EVERY_MS = 20_000;

/** Pings the other end so that proxies keep the connection, and terminates it when the other end no longer responds. */
export function keepAlive(socket: WebSocket): void {
  let hasAnswered = true;
  socket.on('pong', () => {
    hasAnswered = true;
  });
  const timer = setInterval(() => {
    // While this end reads nothing, it cannot read the response either.
    if (!hasAnswered && !socket.isPaused) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, EVERY_MS).unref();
  socket.once('close', () => clearInterval(timer));
}
