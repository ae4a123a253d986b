import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

/** Maximum size of a form with files. */
export const UPLOAD_BYTES = 4 * 1024 * 1024;

/** The body is larger than allowed. */
export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`The body is larger than the ${limit} bytes allowed.`);
    this.name = 'BodyTooLarge';
  }
}

/** Passes a body on and fails with BodyTooLarge beyond its limit. */
class LimitedBody extends Transform {
  readonly #limit: number;
  #size = 0;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    if (this.#size > this.#limit) done(new BodyTooLarge(this.#limit));
    else done(null, chunk);
  }
}

/** The whole body of a request. Throws BodyTooLarge beyond the limit; the rest is then read, so that a response arrives. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) {
      request.resume();
      throw new BodyTooLarge(limit);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Limits the body of a request. Throws BodyTooLarge when its content-length is too large; a body without one is
 * counted while Yoga reads it from `request.body`, and `onTooLarge` is called beyond the limit. Yoga's own limit
 * pipes every body, which halves the throughput of small requests.
 */
export function limitBody(
  request: IncomingMessage,
  limit: number,
  onTooLarge: (error: BodyTooLarge) => void,
): void {
  const length = request.headers['content-length'];
  if (length !== undefined) {
    if (Number(length) > limit) throw new BodyTooLarge(limit);
    return;
  }
  const body = new LimitedBody(limit);
  body.on('error', (error) => {
    if (error instanceof BodyTooLarge) onTooLarge(error);
    // The rest is read, so that a client that sends everything before reading gets the response.
    request.resume();
  });
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The client closed the connection.'));
  });
  request.on('error', () => undefined);
  Object.assign(request, { body: request.pipe(body) });
}
