import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { askForPassword, createFraming, fatal, firstMessage, textOf, welcome } from './wire.ts';

export interface Login {
  username: string;
  password: string;
}

interface Options {
  login: () => Login;
  /** Sends a message to the server; resolves with its answer. */
  exec: (message: Buffer) => Promise<Uint8Array>;
  /** Begins the only session; false while there is another one. */
  begin: () => boolean;
}

const TERMINATE = 'X';
const NO_ENCRYPTION = Buffer.from('N');

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Serves one client until it leaves: password, then one message after the other. */
export async function serveSession(socket: Socket, { login, exec, begin }: Options): Promise<void> {
  const framing = createFraming();
  let stage: 'startup' | 'password' | 'open' = 'startup';
  let username = '';

  const refuse = (code: string, text: string): false => {
    socket.end(fatal(code, text));
    return false;
  };
  /** False ends the session. */
  const answer = async (message: Buffer): Promise<boolean> => {
    if (stage === 'startup') {
      const first = firstMessage(message);
      if (first.kind === 'encryption') return socket.write(NO_ENCRYPTION) || true;
      if (first.kind === 'other') return false;
      username = first.username;
      stage = 'password';
      return socket.write(askForPassword) || true;
    }
    if (stage === 'password') {
      const { username: known, password } = login();
      if (username !== known || !isSame(textOf(message), password))
        return refuse('28P01', `password authentication failed for user "${username}"`);
      if (!begin()) return refuse('53300', 'the playground serves one session at a time: end the other one');
      stage = 'open';
      return socket.write(welcome) || true;
    }
    if (message.toString('latin1', 0, 1) === TERMINATE) return false;
    return socket.write(await exec(message)) || true;
  };

  for await (const bytes of socket) {
    framing.add(bytes as Buffer);
    for (;;) {
      const message = framing.next(stage !== 'startup');
      if (!message) break;
      if (!(await answer(message))) return;
    }
  }
}
