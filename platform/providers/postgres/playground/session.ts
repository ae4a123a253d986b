import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  askForPassword,
  copyIn,
  createFraming,
  fatal,
  firstMessage,
  textOf,
  typeOf,
  welcome,
} from './wire.ts';

export interface Login {
  username: string;
  password: string;
}

interface Options {
  /** Of PostgreSQL. */
  version: string;
  login: () => Login;
  /** Sends messages to the server; resolves with its answer. */
  exec: (message: Buffer) => Promise<Uint8Array>;
  /** Begins the only session; false while there is another one. */
  begin: () => boolean;
}

const QUERY = 'Q';
const TERMINATE = 'X';
const COPY_ENDS: ReadonlySet<string> = new Set(['c', 'f']);
const NO_ENCRYPTION = Buffer.from('N');
const COPY_FROM_STDIN = /^\s*copy\s[^;]*\sfrom\s+stdin\b[^;]*;?\s*$/i;

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Without its first message if that says that COPY waits for data. */
function withoutCopyIn(answer: Buffer): Buffer {
  return typeOf(answer) === 'G' ? answer.subarray(1 + answer.readInt32BE(1)) : answer;
}

/**
 * Serves one client until it leaves: password, then one message after the other. Own code, because
 * `@electric-sql/pglite-socket` checks no password, ends PostgreSQL at COPY FROM STDIN and wants one exact PGlite.
 */
export async function serveSession(socket: Socket, { version, login, exec, begin }: Options): Promise<void> {
  const framing = createFraming();
  let stage: 'startup' | 'password' | 'open' = 'startup';
  let username = '';
  /** PGlite cannot wait for the data of COPY: they are collected, and sent to it together with the statement. */
  let copy: Buffer[] | null = null;

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
      return socket.write(welcome(version)) || true;
    }
    const type = typeOf(message);
    if (type === TERMINATE) return false;
    if (copy) {
      copy.push(message);
      if (!COPY_ENDS.has(type)) return true;
      const whole = Buffer.concat(copy);
      copy = null;
      return socket.write(withoutCopyIn(Buffer.from(await exec(whole)))) || true;
    }
    if (type === QUERY && COPY_FROM_STDIN.test(textOf(message))) {
      copy = [message];
      return socket.write(copyIn) || true;
    }
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
