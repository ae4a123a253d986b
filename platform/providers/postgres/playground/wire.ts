/** Messages of PostgreSQL's protocol: https://www.postgresql.org/docs/18/protocol-message-formats.html */

const STARTUP = 196_608;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;

function message(type: string, ...parts: (string | number | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (Buffer.isBuffer(part)) return part;
      if (typeof part === 'string') return Buffer.from(`${part}\0`);
      const number = Buffer.alloc(4);
      number.writeInt32BE(part);
      return number;
    }),
  );
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export const askForPassword = message('R', 3);

const parameters: Readonly<Record<string, string>> = {
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
};

/** The session begins. */
export const welcome = (version: string): Buffer =>
  Buffer.concat([
    message('R', 0),
    ...Object.entries({ ...parameters, server_version: version }).map(([name, value]) =>
      message('S', name, value),
    ),
    message('Z', Buffer.from('I')),
  ]);

/** The server waits for the data of COPY: as text, and without saying how many columns, which no client needs. */
export const copyIn = message('G', Buffer.alloc(3));

export function fatal(code: string, text: string): Buffer {
  const fields = [`SFATAL`, `VFATAL`, `C${code}`, `M${text}`].map((field) => `${field}\0`).join('');
  return message('E', fields);
}

export type FirstMessage = { kind: 'encryption' } | { kind: 'startup'; username: string } | { kind: 'other' };

/** The first message of a client, which has no type. */
export function firstMessage(bytes: Buffer): FirstMessage {
  const code = bytes.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'encryption' };
  if (code !== STARTUP) return { kind: 'other' };
  const words = bytes.subarray(8).toString().split('\0');
  const at = words.findIndex((word, i) => i % 2 === 0 && word === 'user');
  return { kind: 'startup', username: at === -1 ? '' : (words[at + 1] ?? '') };
}

export const typeOf = (bytes: Buffer): string => bytes.toString('latin1', 0, 1);

/** The text of a message with a type. */
export const textOf = (bytes: Buffer): string => bytes.subarray(5, -1).toString();

/** Cuts a stream into whole messages. `hasType` is false until the startup message was read. */
export function createFraming() {
  let rest: Buffer = Buffer.alloc(0);
  return {
    add: (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
    },
    next: (hasType: boolean): Buffer | null => {
      const lengthAt = hasType ? 1 : 0;
      if (rest.length < lengthAt + 4) return null;
      const end = lengthAt + rest.readInt32BE(lengthAt);
      if (end < lengthAt + 4) throw new RangeError('a message without a length');
      if (rest.length < end) return null;
      const whole = rest.subarray(0, end);
      rest = rest.subarray(end);
      return whole;
    },
  };
}
