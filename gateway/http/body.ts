import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

/** The largest body with a file, whatever the limit of other bodies. */
export const UPLOAD_BYTES = 4 * 1024 * 1024;

/** The body is larger than allowed. */
export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`The body is larger than the ${limit} bytes allowed.`);
    this.name = 'BodyTooLarge';
  }
}

/** Passes a body on up to its limit; then it fails with BodyTooLarge. */
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

/**
 * Holds a request to the largest body it may have. An announced length is checked at once: throws BodyTooLarge. A body
 * without one is counted as Yoga reads it from `request.body`; `onTooLarge` is called when it passes the limit. Yoga's
 * own limit would pipe every body, which halves the throughput of small requests.
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
    // Read to its end, so that a client which sends first and reads later gets the response.
    request.resume();
  });
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The client closed the connection.'));
  });
  request.on('error', () => undefined);
  Object.assign(request, { body: request.pipe(body) });
}
