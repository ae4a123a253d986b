import { z } from 'zod';
import type { ExecEvent, ExecSession } from '../execPort.ts';
import type { ExecOptions, ObjectName } from './client.ts';
import type { KubernetesSocket } from './exchange.ts';
import { pathOf, withQuery } from './paths.ts';
import { noResponse } from './status.ts';
import type { Transport } from './transport.ts';

/** The older one lacks only that the input can end alone, which terminals do not need. */
const PROTOCOLS = ['v5.channel.k8s.io', 'v4.channel.k8s.io'];

/** The first byte of every message. */
const channels = { stdin: 0, stdout: 1, stderr: 2, error: 3, resize: 4 } as const;

/** The Status object at the end. */
const endStatus = z.object({
  status: z.string(),
  message: z.string().default(''),
  details: z
    .object({ causes: z.array(z.object({ reason: z.string().optional(), message: z.string() })).default([]) })
    .optional(),
});

function exitOf(json: string): ExecEvent {
  const { status, message, details } = endStatus.parse(JSON.parse(json));
  if (status === 'Success') return { exit: { code: 0, message: '' } };
  const code = Number(details?.causes.find(({ reason }) => reason === 'ExitCode')?.message);
  return { exit: { code: Number.isInteger(code) ? code : null, message } };
}

/** What the command writes, and its end. Throws `unavailable` when the connection breaks before. */
async function* eventsOf({ messages }: KubernetesSocket): AsyncGenerator<ExecEvent> {
  try {
    for await (const message of messages) {
      const data = message.subarray(1);
      // Servers open each channel with an empty message.
      if (data.length === 0) continue;
      if (message[0] === channels.stdout) yield { stream: 'stdout', data };
      if (message[0] === channels.stderr) yield { stream: 'stderr', data };
      if (message[0] !== channels.error) continue;
      yield exitOf(Buffer.from(data).toString('utf8'));
      return;
    }
  } catch {
    throw noResponse();
  }
  throw noResponse();
}

/** Runs a command in a container, as `kubectl exec` does. */
export async function exec(
  transport: Pick<Transport, 'connect'>,
  pod: Required<ObjectName>,
  { container, command, tty = false, signal }: ExecOptions,
): Promise<ExecSession> {
  // A terminal has one output for both.
  const query = { container, command, stdin: true, stdout: true, stderr: !tty, tty };
  const path = withQuery(pathOf('pods', { ...pod, subresource: 'exec' }), query);
  const socket = await transport.connect({ path, protocols: PROTOCOLS, signal });
  const send = (channel: number, data: Uint8Array): Promise<void> =>
    socket.send(Buffer.concat([Buffer.from([channel]), data]));
  return {
    events: eventsOf(socket),
    write: (data) => send(channels.stdin, data),
    resize: ({ columns, rows }) =>
      send(channels.resize, Buffer.from(JSON.stringify({ Width: columns, Height: rows }))),
    close: () => socket.close(),
  };
}
