import { createWebSocketStream, WebSocket } from 'ws';
import { z } from 'zod';
import { keepAlive } from '../../../../process/keepAlive.ts';
import { english, text, type Message } from '../../../messages/messages.ts';
import { createIdleTimer } from './idleTimer.ts';
import type { Terminal } from './terminals.service.ts';
import { exitText, IDLE_MINUTES, WARNING_SECONDS } from './terminals.rules.ts';

const MOST_CELLS = 1_000;
const NORMAL_CLOSURE = 1_000;

const cells = z.coerce.number().int().min(1).max(MOST_CELLS);
export const sizeJson = z.object({ columns: cells.default(80), rows: cells.default(24) });

const resizeJson = sizeJson.required().extend({ type: z.literal('resize') });

function parseJson(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}

/**
 * Carries a terminal over a WebSocket. Binary messages are input and output. Text messages are JSON: `resize` from the
 * client; `open`, `warning` and `end` to it. A slow reader makes the shell wait, a slow shell the writer.
 */
export function carryTerminal(socket: WebSocket, terminal: Terminal): void {
  const { container, shell } = terminal;
  let isOver = false;
  const tell = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const tellText = (type: 'warning' | 'end', why: Message): void =>
    tell({ type, message: english(why), ...why });
  const end = (why: Message): void => {
    if (isOver) return;
    isOver = true;
    idle.stop();
    tellText('end', why);
    socket.close(NORMAL_CLOSURE);
    terminal.close();
  };
  const idle = createIdleTimer(
    () => tellText('warning', text('terminal_idle_soon', { seconds: WARNING_SECONDS })),
    () => end(text('terminal_idle', { minutes: IDLE_MINUTES })),
  );
  const send = (data: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      socket.send(data, (error) => (error ? reject(error) : resolve()));
    });
  const sendOutput = async (): Promise<void> => {
    for await (const event of terminal.events) {
      if (isOver) return;
      if ('exit' in event) return end(exitText(event.exit, shell));
      await send(event.data);
    }
  };
  const receive = async (message: unknown): Promise<void> => {
    if (Buffer.isBuffer(message)) {
      idle.touch();
      return terminal.write(message);
    }
    const resize = resizeJson.safeParse(parseJson(String(message)));
    if (resize.success) await terminal.resize(resize.data);
  };
  const receiveInput = async (): Promise<void> => {
    for await (const message of createWebSocketStream(socket, { readableObjectMode: true }))
      await receive(message);
  };
  const lost = (): void => end(text('terminal_lost'));
  keepAlive(socket);
  socket.on('error', () => socket.terminate());
  socket.once('close', lost);
  tell({ type: 'open', container, shell });
  terminal.onEnd(end);
  sendOutput().catch(lost);
  receiveInput().catch(lost);
}
