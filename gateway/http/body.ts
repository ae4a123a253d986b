import type { IncomingMessage } from 'node:http';

/** The body is larger than allowed. */
export class BodyTooLarge extends Error {
  /** Where in the variables the file that is too large belongs; null for other bodies. */
  readonly path: string | null;

  constructor(limit: number, path: string | null = null) {
    super(`The body is larger than the ${limit} bytes allowed.`);
    this.name = 'BodyTooLarge';
    this.path = path;
  }
}

/** The body as bytes; throws BodyTooLarge by the announced length or as soon as the limit is passed. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
