import type { Start } from './exec.ts';

/** Subprotocols for streams of a container, the preferred one first. Only the fifth can end the input alone. */
export const EXEC_PROTOCOLS = ['v5.channel.k8s.io', 'v4.channel.k8s.io'];

/** The first byte of every message. */
const channels = { stdin: 0, stdout: 1, stderr: 2, error: 3, close: 255 } as const;

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

/** Where the messages of a command go. */
interface Messages {
  send: (message: Buffer) => void;
  close: () => void;
}

/**
 * Carries input and output of a command in messages, until `left` aborts. Returns what takes the messages of the client.
 */
export function carryExec(
  { send, close }: Messages,
  start: Start,
  left: AbortSignal,
): (message: Uint8Array) => void {
  const write = (channel: number, text: string): void =>
    send(Buffer.concat([Buffer.from([channel]), Buffer.from(text)]));
  const exit = (code: number): void => {
    write(channels.error, JSON.stringify(endStatus(code)));
    close();
  };
  const stdout = (text: string): void => write(channels.stdout, text);
  const stderr = (text: string): void => write(channels.stderr, text);
  const input = start({ stdout, stderr, exit }, left);
  const decoder = new TextDecoder();
  return (message) => {
    const data = message.subarray(1);
    if (message[0] === channels.stdin) input.write(decoder.decode(data, { stream: true }));
    if (message[0] === channels.close && data[0] === channels.stdin) input.end();
  };
}
